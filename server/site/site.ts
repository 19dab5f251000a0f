import { endpointPrefixes } from '#contract/endpoint-prefixes.ts';
import { mkdirSync } from 'node:fs';
import type { Edition } from '#server/content/edition.ts';
import type { Settings } from '#server/env.ts';
import type { Logger } from '#server/log.ts';
import { securityTxtPath } from '#server/security-txt.ts';
import { createCompressor } from './compress.ts';
import { readFiles, type StoredFile } from './files.ts';
import { newestOnly } from './newest-only.ts';
import { PublisherCrash, PublishError } from './publish-error.ts';
import type { Publication } from './publisher.ts';
import { respondWithEntry, respondWithFile } from './respond.ts';
import { runPublishing } from './run-publishing.ts';
import { cacheIn, drawnCardsIn, readSiteFiles } from './site-files.ts';
import { canonicalPath, hashesOf, type EditionId, type Snapshot } from './snapshot.ts';
import { loadSnapshot } from './snapshot-store.ts';
import { sourceKey } from './source-key.ts';

/** The edition that visitors get now, and the paths of the pages that were rendered for it. */
interface PublishResult extends EditionId {
  rendered: readonly string[];
}

export interface Site {
  /** The response with a page or file; undefined when the address belongs to the API. */
  respond(request: Request): Response | undefined;
  /** The edition that visitors get. */
  readonly served: EditionId;
  /**
   * Publishes an edition (docs/design.md, section 7). Calls during a publication wait, and only the newest of them is
   * published next. An edition older than the served one is not published.
   * @throws PublishError naming the page that cannot be rendered; the served edition stays
   */
  publish(edition: Edition): Promise<PublishResult>;
}

const otherApiPaths = new Set(['/openapi.json', '/healthz', '/readyz', '/metrics', securityTxtPath]);

const isApiPath = (path: string) =>
  endpointPrefixes.some((prefix) => path.startsWith(prefix)) || otherApiPaths.has(path);

/** Responds to a request from a snapshot and the files on the disk; undefined when the address belongs to the API. */
export function respondFrom(
  snapshot: Snapshot,
  stored: ReadonlyMap<string, StoredFile>,
  request: Request,
): Response | undefined {
  const url = new URL(request.url);
  const entry = snapshot.entries.get(url.pathname) ?? snapshot.entries.get(url.pathname.toLowerCase());
  const file = stored.get(url.pathname);
  const canonical = canonicalPath(snapshot, url.pathname);
  // `/admin/` redirects to the page `/admin`; other addresses below it belong to the API.
  if (canonical === undefined && isApiPath(url.pathname)) return undefined;
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    if (entry === undefined && file === undefined && canonical === undefined) return undefined;
    const message = 'This address can only be read.';
    return Response.json({ message }, { status: 405, headers: { allow: 'GET, HEAD' } });
  }
  if (canonical !== undefined && canonical !== url.pathname) {
    return new Response(null, { status: 308, headers: { location: canonical + url.search } });
  }
  if (entry !== undefined) return respondWithEntry(request, entry);
  const { page, data } = snapshot.notFound;
  const missing = url.pathname.endsWith('.data') ? data : page;
  return (file && respondWithFile(request, file)) ?? respondWithEntry(request, missing, 404);
}

/**
 * Serves a snapshot and replaces it, in one step, by the snapshots of later editions.
 * @param stored files on the disk, by address
 * @param next makes the snapshot of an edition
 */
export function createSite(
  first: Snapshot,
  stored: ReadonlyMap<string, StoredFile>,
  next: (edition: Edition) => Promise<Publication>,
): Site {
  let current = first;

  async function publishNext(edition: Edition): Promise<PublishResult> {
    const { number, hash } = edition;
    // Two changes may be read from the database in the wrong order.
    if (number < current.edition.number) return { ...current.edition, rendered: [] };
    if (hash === current.edition.hash) {
      current = { ...current, edition: { number, hash } };
      return { number, hash, rendered: [] };
    }
    const { snapshot, rendered } = await next(edition);
    current = snapshot;
    return { number, hash, rendered };
  }

  return {
    respond: (request) => respondFrom(current, stored, request),
    get served() {
      return current.edition;
    },
    publish: newestOnly(publishNext),
  };
}

/**
 * Opens the built site: loads the snapshot that the last process stored, and publishes the edition when it is another one.
 * When a page of the edition cannot be rendered, the stored snapshot is served: `served` tells, and `publish` repeats the
 * error.
 * @param root the project's directory, with build/, content/pictures and content/film
 * @throws PublishError when a page cannot be rendered and there is no stored snapshot
 */
export async function openSite(
  root: string,
  settings: Settings,
  edition: Edition,
  log?: Pick<Logger, 'error'>,
): Promise<Site> {
  const { dataDir, publicUrl, apiHost } = settings;
  const cache = cacheIn(dataDir);
  const drawnCards = drawnCardsIn(dataDir);
  mkdirSync(drawnCards, { recursive: true, mode: 0o700 });
  const { assets, stored } = readSiteFiles(root, dataDir);
  const key = sourceKey(root, assets, settings);
  const compressor = createCompressor(cache);

  async function next(edition: Edition): Promise<Publication> {
    const job = { root, settings: { dataDir, publicUrl, apiHost }, key, edition };
    const rendered = await runPublishing(job, (card, error) =>
      log?.error({ err: error, card }, 'a social card could not be drawn'),
    );
    // Their names have a hash, so that the edition that is served does not change.
    for (const [address, file] of readFiles({ '/cards/': drawnCards }).stored) stored.set(address, file);
    const snapshot = await loadSnapshot(cache, key, compressor);
    if (snapshot?.edition.hash !== edition.hash)
      throw new Error(`The published pages cannot be read from ${cache}: the disk may have errors.`);
    await compressor.keepOnly(hashesOf(snapshot));
    return { snapshot, rendered };
  }

  const kept = await loadSnapshot(cache, key, compressor);
  async function first(): Promise<Snapshot> {
    const { number, hash } = edition;
    if (kept?.edition.hash === hash) return { ...kept, edition: { number, hash } };
    try {
      return (await next(edition)).snapshot;
    } catch (error) {
      const isOurs = error instanceof PublishError || error instanceof PublisherCrash;
      if (kept === undefined || !isOurs) throw error;
      return kept;
    }
  }
  return createSite(await first(), stored, next);
}
