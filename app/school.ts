import { useRouteLoaderData } from 'react-router';
import type { SchoolFacts } from '#contract/content/school-facts.ts';
import type { loader } from './root.tsx';

let known: SchoolFacts | undefined;

/**
 * Keeps the contact details for pages without data of the root route: after a navigation that failed, the footer and the
 * error page need them.
 */
export function rememberSchool(school: SchoolFacts): void {
  known = school;
}

/** The contact details of the school, from the root route. @throws Error outside a page of the site */
export function useSchool(): SchoolFacts {
  const school = useRouteLoaderData<typeof loader>('root')?.school ?? known;
  if (school === undefined) throw new Error('the root route has no data');
  return school;
}
