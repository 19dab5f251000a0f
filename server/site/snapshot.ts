import type { Encoded } from './compress.ts';

/** A response that is served from memory. */
export interface Entry {
  type: string;
  cacheControl: string;
  /** Its Content-Security-Policy; undefined for the default policy (server/http/security-headers.ts). */
  policy?: string | undefined;
  body: Encoded;
}

/** All pages and scripts of the site, rendered at one moment and immutable (docs/design.md, section 1). */
export interface Snapshot {
  /** By exact path: pages, their data for navigation in the browser, scripts and styles. */
  entries: ReadonlyMap<string, Entry>;
  /** Canonical path of a page by its lower-case path (docs/design.md, section 6). */
  canonical: ReadonlyMap<string, string>;
  /** The 404 page, and its data for a client-side navigation. */
  notFound: { page: Entry; data: Entry };
}

/** The canonical path of a page for any spelling of its path; undefined when there is no such page. */
export function canonicalPath({ canonical }: Snapshot, path: string): string | undefined {
  return canonical.get(path.replace(/\/+$/, '').toLowerCase() || '/');
}
