import type { ShouldRevalidateFunctionArgs } from 'react-router';

/**
 * A route's `shouldRevalidate`: pages are published whole, so a new query on the same page fetches nothing.
 * Everything else is as React Router has it.
 */
export function exceptForQuery({
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
