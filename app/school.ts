import { useRouteLoaderData } from 'react-router';
import type { Illustration } from '#contract/site/content.ts';
import type { Documents } from '#contract/site/documents.ts';
import type { SchoolFacts } from '#contract/site/school-facts.ts';
import type { Site } from './site-context.ts';

/** What the root route loads for every page. */
export interface RootData extends Site {
  school: SchoolFacts;
  navigation: Documents['navigation'];
  errorPages: Record<'error' | 'connectionLost', Illustration>;
}

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
  const data = useRouteLoaderData<RootData>('root') ?? known;
  if (data === undefined) throw new Error('the root route has no data');
  return data;
}

/** The contact details of the school. @throws Error outside a page of the site */
export const useSchool = (): SchoolFacts => useRootData().school;
