import type { Encoded, StoredText } from './compress.ts';
import type { PageFacts } from './publish/page-facts.ts';

/** A response that is served from memory, or one whose text is on the disk only. */
export interface Entry<Text extends StoredText = Encoded> {
  type: string;
  cacheControl: string;
  /** Its Content-Security-Policy; undefined for the default policy (server/http/security-headers.ts). */
  policy?: string | undefined;
  body: Text;
}

/** What the next publication needs to know about a rendered page, to tell whether the page is up to date. */
export interface PageRecord {
  /** Address of the module that starts the page. */
  script: string;
  /** Address of the rules of what lies below its first view; undefined when they are in the page. */
  styles?: string | undefined;
  /** Address of the social card; undefined for a page without one, and where it could not be drawn. */
  card?: string | undefined;
  /** What the sitemap and the service worker need to know about it. */
  facts: PageFacts;
  /** The names of all facts that the page read (server/site/content/edition.ts, `factsOf`). */
  reads: readonly string[];
  /** A hash of the values of these facts. */
  readsHash: string;
}

/** Identifies an edition (server/site/content/edition.ts). */
export interface EditionId {
  number: number;
  hash: string;
}

/**
 * All pages and scripts of the site, rendered from one edition and immutable (docs/decisions/0002-pages-as-a-snapshot.md). The server has the texts in
 * memory; to publish the next edition, it is enough to know where they are.
 */
export interface Snapshot<Text extends StoredText = Encoded> {
  edition: EditionId;
  /** By exact path: pages, their data for navigation in the browser, scripts and styles. */
  entries: ReadonlyMap<string, Entry<Text>>;
  /** Canonical path of a page by its lower-case path (docs/decisions/0033-pages-for-visitors.md). */
  canonical: ReadonlyMap<string, string>;
  /** The 404 page, and its data for a client-side navigation. */
  notFound: { page: Entry<Text>; data: Entry<Text> };
  /** By path, the 404 page included. */
  records: ReadonlyMap<string, PageRecord>;
  /**
   * Entries that only earlier editions use, by path, with the time in milliseconds at which they were replaced. Pages that
   * visitors opened before may still load them.
   */
  outdated: ReadonlyMap<string, number>;
}

/** The canonical path of a page for any spelling of its path; undefined when there is no such page. */
export function canonicalPath({ canonical }: Snapshot, path: string): string | undefined {
  // A regular expression would take quadratic time for a path with thousands of slashes.
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return canonical.get(path.slice(0, end).toLowerCase());
}

/** The hashes of all texts of a snapshot. */
export const hashesOf = ({ entries, notFound }: Snapshot): Set<string> =>
  new Set([...entries.values(), notFound.page, notFound.data].map(({ body }) => body.hash));
