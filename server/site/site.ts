import { rename, rm } from 'node:fs/promises';
import type { Edition } from '#server/site/content/edition.ts';
import type { Settings } from '#server/env.ts';
import type { Logger } from '#server/log.ts';
import { createCompressor } from './compress.ts';
import { readFiles } from './serve/files.ts';
import { newestOnly } from './publish/newest-only.ts';
import { pageHandlers, type PageHandler } from './serve/page-handler.ts';
import { PublisherCrash, PublishError } from '#server/operations/publish-error.ts';
import type { Publication } from './publish/publisher.ts';
import { createPublishing } from './publish/run-publishing.ts';
import { cacheIn, drawnCardsIn, readSiteFiles } from './serve/site-files.ts';
import { canonicalPath, hashesOf, type EditionId, type Snapshot } from './snapshot.ts';
import { loadSnapshot } from './publish/snapshot-store.ts';
import { sourceKey } from './publish/source-key.ts';

/** The edition that visitors get now, and the paths of the pages that were rendered for it. */
interface PublishResult extends EditionId {
  rendered: readonly string[];
}

export interface Site {
  /** Responds with a page or file; false when the address belongs to the API or is invalid. */
  handle: PageHandler;
  /** The edition that visitors get. */
  readonly served: EditionId;
  /** The paths of the pages that read one of these facts (server/site/content/edition.ts, `factsOf`). */
  pagesWith(facts: ReadonlySet<string>): readonly string[];
  /** The address of the social card of a page; undefined for a page without one. */
  cardOf(path: string): string | undefined;
  /**
   * Publishes an edition (docs/design.md, section 4). Calls during a publication wait, and only the newest of them is
   * published next. An edition older than the served one is not published.
   * @throws PublishError naming the page that cannot be rendered; the served edition stays
   */
  publish(edition: Edition): Promise<PublishResult>;
}

/**
 * Serves a snapshot and replaces it, in one step, by the snapshots of later editions: a reply is a whole page of one edition.
 * @param handlerFor makes the handler of a snapshot
 * @param next makes the snapshot of an edition
 */
export function createSite(
  first: Snapshot,
  handlerFor: (snapshot: Snapshot) => PageHandler,
  next: (edition: Edition) => Promise<Publication>,
): Site {
  let current = first;
  let handle = handlerFor(first);

  async function publishNext(edition: Edition): Promise<PublishResult> {
    const { number, hash } = edition;
    // Two changes may be read from the database in the wrong order.
    if (number < current.edition.number) return { ...current.edition, rendered: [] };
    if (hash === current.edition.hash) {
      current = { ...current, edition: { number, hash } };
      return { number, hash, rendered: [] };
    }
    const { snapshot, rendered } = await next(edition);
    handle = handlerFor(snapshot);
    current = snapshot;
    return { number, hash, rendered };
  }

  return {
    handle: (request, response) => handle(request, response),
    get served() {
      return current.edition;
    },
    pagesWith: (facts) =>
      [...current.records]
        .filter(([, { reads }]) => reads.some((fact) => facts.has(fact)))
        .map(([path]) => path)
        .filter((path) => canonicalPath(current, path) !== undefined),
    cardOf: (path) => current.records.get(path)?.card,
    publish: newestOnly(publishNext),
  };
}

type SiteLog = Pick<Logger, 'error' | 'warn'>;

/** Errors of the disk that a new cache would meet too. */
const diskErrors = new Set(['ENOSPC', 'EDQUOT', 'EROFS']);

/**
 * Moves the cache away, so that the next attempt starts with an empty one. Moving works whatever is in it or in its place.
 * @throws Error when DATA_DIR cannot be changed
 */
async function setCacheAside(dataDir: string): Promise<void> {
  const aside = `${cacheIn(dataDir)}-${process.pid}-${Date.now()}.old`;
  await rename(cacheIn(dataDir), aside);
  // Files of another owner may stay.
  await rm(aside, { recursive: true, force: true }).catch(() => {});
}

/**
 * Opens the built site: loads the snapshot that the last process stored, and publishes the edition when it is another one.
 * When a page of the edition cannot be rendered, the stored snapshot is served: `served` tells, and `publish` repeats the
 * error. The cache never keeps a site from starting: one that cannot be used is replaced by a new one.
 * @param root the project's directory, with build/, content/pictures and content/film
 * @throws PublishError when a page cannot be rendered and there is no stored snapshot
 */
export async function openSite(
  root: string,
  settings: Settings,
  edition: Edition,
  log?: SiteLog,
): Promise<Site> {
  try {
    return await openSiteFromCache(root, settings, edition, log);
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    if (error instanceof PublishError || error instanceof PublisherCrash || diskErrors.has(code)) throw error;
    await setCacheAside(settings.dataDir);
    log?.warn({ reason: message }, 'the cache of the pages cannot be used: all are rendered again');
    return openSiteFromCache(root, settings, edition, log);
  }
}

async function openSiteFromCache(
  root: string,
  settings: Settings,
  edition: Edition,
  log?: SiteLog,
): Promise<Site> {
  const { dataDir, publicUrl, apiHost } = settings;
  const cache = cacheIn(dataDir);
  const drawnCards = drawnCardsIn(dataDir);
  const { assets, stored } = readSiteFiles(root, dataDir);
  const key = sourceKey(root, assets, settings);
  const compressor = createCompressor(cache);
  const handlerFor = pageHandlers({ settings, stored, gzip: compressor.gzip, log });
  const runPublishing = createPublishing();

  /** Loads the stored snapshot and the social cards of its pages; undefined when there is none, or one of other code. */
  function load(): Promise<Snapshot | undefined> {
    // Their names have a hash, so that the edition that is served does not change.
    for (const [address, file] of readFiles({ '/cards/': drawnCards }).stored) stored.set(address, file);
    return loadSnapshot(cache, key, compressor.load, (reason) =>
      log?.warn({ reason }, 'the stored pages are damaged: they are rendered again'),
    );
  }

  const kept = await load();
  let served = kept?.edition.hash;

  async function next(edition: Edition): Promise<Publication> {
    const job = { root, settings: { dataDir, publicUrl, apiHost }, key, edition, served };
    const rendered = await runPublishing(job, (card, error) =>
      log?.error({ err: error, card }, 'a social card could not be drawn'),
    );
    const snapshot = await load();
    served = snapshot?.edition.hash;
    if (snapshot === undefined || served !== edition.hash)
      throw new Error(`The published pages cannot be read from ${cache}: the disk may have errors.`);
    await compressor.keepOnly(hashesOf(snapshot));
    return { snapshot, rendered };
  }

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
  return createSite(await first(), handlerFor, next);
}
