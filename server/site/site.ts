import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { posts } from '#content/blog.ts';
import { rooms } from '#content/galleries.ts';
import { endpointPrefixes } from '#contract/endpoint-prefixes.ts';
import { pagesFor } from '#contract/pages.ts';
import { cardsOf, type CardAddresses } from '#server/cards/edition-cards.ts';
import type { Edition } from '#server/content/edition.ts';
import { readContent } from '#server/content/read-content.ts';
import type { Settings } from '#server/env.ts';
import type { Logger } from '#server/log.ts';
import { securityTxtPath } from '#server/security-txt.ts';
import { generatedFiles } from './generated-files.ts';
import { createCompressor } from './compress.ts';
import { policiesFor } from './content-security-policy.ts';
import { readFiles, type StoredFile } from './files.ts';
import { publish, type Assets } from './publisher.ts';
import { openRenderer } from './renderer.ts';
import { respondWithEntry, respondWithFile } from './respond.ts';
import { canonicalPath, type Snapshot } from './snapshot.ts';
import { storeSnapshot, loadSnapshot } from './snapshot-store.ts';

export interface Site {
  /** The response with a page or file; undefined when the address belongs to the API. */
  respond(request: Request): Response | undefined;
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
 * A hash of everything that the pages are made from: the built app, the versions of its packages, the table of pages, the
 * code of this folder, the assets and the site's origins.
 */
function sourceKey(
  root: string,
  assets: Assets,
  { publicUrl, apiHost }: Settings,
  edition: Edition,
  cards: CardAddresses,
): string {
  const hash = createHash('sha256').update(
    JSON.stringify([publicUrl, apiHost, process.version, edition.hash, cards]),
  );
  const here = readdirSync(import.meta.dirname).map((name) => path.join(import.meta.dirname, name));
  for (const file of [
    path.join(root, 'build/server/index.js'),
    path.join(root, 'package-lock.json'),
    path.join(root, 'contract/pages.ts'),
    path.join(root, 'contract/endpoint-prefixes.ts'),
    ...here,
  ]) {
    hash.update(readFileSync(file));
  }
  for (const [address, { bytes }] of assets) hash.update(address).update(bytes);
  return hash.digest('hex');
}

/**
 * Opens the built site: loads the snapshot that the last start stored, or renders a new one when something has changed.
 * @param root the project's directory, with build/, content/pictures and content/film
 * @throws PublishError when a page cannot be rendered
 */
export async function openSite(
  root: string,
  settings: Settings,
  edition: Edition,
  log?: Pick<Logger, 'error'>,
): Promise<Site> {
  const build = path.join(root, 'build');
  const cache = path.join(settings.dataDir, 'cache');
  const content = readContent(edition);
  const drawnCards = path.join(cache, 'cards');
  const cards = await cardsOf(content, drawnCards, (card, error) =>
    log?.error({ err: error, card }, 'a social card could not be drawn'),
  );
  const { assets, stored } = readFiles({
    '/': path.join(build, 'client'),
    '/pictures/': path.join(root, 'content/pictures'),
    '/film/': path.join(root, 'content/film'),
    '/cards/': drawnCards,
  });
  const key = sourceKey(root, assets, settings, edition, cards);

  async function render(): Promise<Snapshot> {
    const compressor = createCompressor(cache);
    const renderer = await openRenderer(build, settings, cards);
    const rendered = await publish(
      renderer,
      content,
      assets,
      compressor,
      pagesFor({ rooms, posts }),
      generatedFiles(settings.publicUrl),
      policiesFor(settings),
    );
    await storeSnapshot(cache, key, rendered);
    await compressor.prune();
    return rendered;
  }

  const snapshot = (await loadSnapshot(cache, key, createCompressor(cache))) ?? (await render());
  return { respond: (request) => respondFrom(snapshot, stored, request) };
}
