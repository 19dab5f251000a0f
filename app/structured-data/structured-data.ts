import type { MetaDescriptor } from 'react-router';
import type { Thing } from './thing.ts';

const things = new WeakMap<object, readonly Thing[]>();

/**
 * Adds structured data (JSON-LD) to a loader's data for the page's head. Search engines read the prerendered HTML, so the
 * things are not a part of the data that browsers get.
 */
export function withStructuredData<T extends object>(loaderData: T, ...added: Thing[]): T {
  things.set(loaderData, added);
  return loaderData;
}

/** The descriptors for a `meta` function; none in the browser. */
export const structuredDataOf = (loaderData: object): MetaDescriptor[] =>
  (things.get(loaderData) ?? []).map((thing) => ({ 'script:ld+json': thing }));
