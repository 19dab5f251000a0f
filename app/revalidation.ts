import type { ShouldRevalidateFunctionArgs } from 'react-router';

/**
 * A `shouldRevalidate` for routes: when only the query changes, the loader data is not fetched again. Pages are
 * prerendered, so their loader data does not depend on the query.
 */
export function skipOnQueryChange({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isQueryOnly =
    formMethod === undefined &&
    currentUrl.pathname === nextUrl.pathname &&
    currentUrl.search !== nextUrl.search;
  return isQueryOnly ? false : defaultShouldRevalidate;
}
