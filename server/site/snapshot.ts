import type { Encoded } from './compress.ts';

/** Something served from memory. */
export interface Entry {
  type: string;
  cacheControl: string;
  /** Its Content-Security-Policy, where that differs from every reply's (server/http/security-headers.ts). */
  policy?: string | undefined;
  body: Encoded;
}

/** Every page and script of the site at one moment; never changed, only replaced (docs/design.md, section 1). */
export interface Snapshot {
  /** By exact path: pages, their data for navigation in the browser, scripts and styles. */
  entries: ReadonlyMap<string, Entry>;
  /** Canonical path of a page by its lower-case path (docs/design.md, section 6). */
  canonical: ReadonlyMap<string, string>;
  /** What every other path answers, as a page and as data for a navigation. */
  notFound: { page: Entry; data: Entry };
}

/** The canonical path that another spelling of a page's path leads to, or undefined when it is no page. */
export function canonicalPath({ canonical }: Snapshot, path: string): string | undefined {
  return canonical.get(path.replace(/\/+$/, '').toLowerCase() || '/');
}
