import { useRouteLoaderData } from 'react-router';
import type { SchoolFacts } from '#contract/content/school-facts.ts';
import type { loader } from './root.tsx';

type RootData = ReturnType<typeof loader>;

let known: RootData | undefined;

/**
 * Keeps the data of the root route for pages without it: after a navigation that failed, header, footer and the error page
 * need it.
 */
export function rememberRootData(data: RootData): void {
  known = data;
}

/** The data of the root route. @throws Error outside a page of the site */
export function useRootData(): RootData {
  const data = useRouteLoaderData<typeof loader>('root') ?? known;
  if (data === undefined) throw new Error('the root route has no data');
  return data;
}

/** The contact details of the school. @throws Error outside a page of the site */
export const useSchool = (): SchoolFacts => useRootData().school;
