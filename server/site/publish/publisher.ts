import { createHash } from 'node:crypto';
import type { PublishedPage } from '#contract/site/pages.ts';
import type { DrawCard } from '#server/site/cards/draw-cards.ts';
import type { Assets } from '../serve/files.ts';
import { immutable, reusedSoon, revalidate } from '../serve/cache-control.ts';
import type { BuiltScripts } from './built-scripts.ts';
import type { Compressor, Encoded, StoredText } from '../compress.ts';
import type { Policies } from './content-security-policy.ts';
import { toDocument } from './document.ts';
import { entryCollection, type EntryCollection } from './entry-collection.ts';
import { pageFacts, type PageFacts } from './page-facts.ts';
import type { PageForFiles } from './generated-file.ts';
import type { PreparedEdition } from './prepared-edition.ts';
import { PublishError } from '#server/operations/publish-error.ts';
import { dataPath, type Renderer } from './renderer.ts';
import { serviceWorkerFile } from '../offline/service-worker.ts';
import type { Entry, PageRecord, Snapshot } from '../snapshot.ts';

/** Everything besides the edition that pages are made from; it stays the same while the process runs. */
export interface PublishTools<Text extends StoredText> {
  renderer: Renderer;
  scripts: Pick<BuiltScripts, 'boot' | 'serviceWorker'>;
  assets: Assets;
  /** Compresses a text and stores it. */
  encode: (...text: Parameters<Compressor['encode']>) => Promise<Text>;
  /** Returns the Content-Security-Policy of a text. */
  policyOf: Policies;
  drawCard: DrawCard;
}

/** A new snapshot and the paths of the pages that were rendered for it. */
export interface Publication<Text extends StoredText = Encoded> {
  snapshot: Snapshot<Text>;
  rendered: readonly string[];
}

const html = 'text/html; charset=utf-8';
const data = 'text/x-script; charset=utf-8';
const script = 'text/javascript; charset=utf-8';
const styles = 'text/css; charset=utf-8';

/** React Router renders the 404 page for any unknown path. */
const notFoundPath = '/404';

/** Nobody shares the pages of the office. */
const isShared = ({ access }: PublishedPage) => access === 'anyone' || access === 'user';

/** How a page is published: its HTTP status, and whether it has a social card. */
interface Kind {
  status: number;
  hasCard: boolean;
}

/**
 * Milliseconds. A visitor's page loads its script when the browser is idle, or as late as the first touch. After a day
 * such a page is closed or reloaded.
 */
const outdatedFor = 24 * 60 * 60 * 1000;

/** In lower case, because browsers request the data in the spelling of the link. */
const dataEntry = (path: string) => dataPath(path).toLowerCase();

/** A hash of the values of facts; a fact that does not exist has a value of its own. */
function hashOf(names: readonly string[], facts: ReadonlyMap<string, string>): string {
  const values = names.map((name) => [name, facts.get(name) ?? null]);
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url');
}

/** The entry of a path in a snapshot, which has the 404 page apart. */
function entryAt<Text extends StoredText>(
  { entries, notFound }: Snapshot<Text>,
  path: string,
): Entry<Text> | undefined {
  if (path === notFoundPath) return notFound.page;
  return path === dataEntry(notFoundPath) ? notFound.data : entries.get(path);
}

/**
 * Files with a hash in their name stay for a while after the last edition that uses them, because pages that are open in a
 * browser may still load them. The first publication after `outdatedFor` removes them. When a picture has gone from the site, so do the earlier modules of pages:
 * they hold the labels of pictures, which go with a family's consent.
 * @param current the entries of the new edition
 * @returns the time at which each was replaced, by path
 */
function outdatedEntries(
  current: EntryCollection<StoredText>,
  previous: Snapshot<StoredText> | undefined,
  hasLostPicture: boolean,
): Map<string, number> {
  const now = Date.now();
  const replaced = [...(previous?.entries ?? [])]
    .filter(([path, { cacheControl }]) => cacheControl === immutable && !current.has(path))
    .filter(([path]) => !hasLostPicture || !path.startsWith('/assets/page-'))
    .map(([path]) => [path, previous?.outdated.get(path) ?? now] as const);
  return new Map(replaced.filter(([, since]) => now - since < outdatedFor));
}

/**
 * Makes the snapshot of an edition: renders the pages that are new or read a changed fact, and takes all other pages from
 * the previous snapshot. Pages are rendered one after another, because the bundle keeps one error (app/entry.server.tsx).
 * @param previous a snapshot made with the same tools, whose texts are all stored
 * @throws PublishError naming the first page that cannot be rendered
 */
export async function publish<Text extends StoredText>(
  { renderer, scripts, assets, encode, policyOf, drawCard }: PublishTools<Text>,
  edition: PreparedEdition,
  previous?: Snapshot<Text>,
): Promise<Publication<Text>> {
  const entries = entryCollection(encode, policyOf);
  const records = new Map<string, PageRecord>();
  const rendered: string[] = [];
  const stylesheet = (href: string) => {
    const asset = assets.get(href);
    if (asset === undefined) throw new Error(`the stylesheet ${href} is missing`);
    return asset.bytes.toString();
  };

  async function render(path: string, { status, hasCard }: Kind): Promise<PageFacts> {
    const names = new Set<string>();
    const content = edition.content((fact) => names.add(fact));
    const page = await renderer.page(path, status, content);
    const card = hasCard ? await drawCard(path, page, content) : undefined;
    const files = { boot: scripts.boot, stylesheet, splits: true };
    const { html: text, entry, laterStyles } = toDocument(page, files, card?.tags);
    entries.add({ path, type: html, cacheControl: revalidate, content: text, isMostRead: path === '/' });
    entries.add({ path: entry.path, type: script, cacheControl: immutable, content: entry.text });
    if (laterStyles !== undefined)
      entries.add({
        path: laterStyles.path,
        type: styles,
        cacheControl: immutable,
        content: laterStyles.text,
      });
    const dataText = await renderer.data(path, status, content);
    entries.add({ path: dataEntry(path), type: data, cacheControl: reusedSoon, content: dataText });
    const reads = [...names].toSorted();
    const facts = pageFacts(text);
    const readsHash = hashOf(reads, edition.facts);
    records.set(path, {
      script: entry.path,
      styles: laterStyles?.path,
      card: card?.address,
      facts,
      reads,
      readsHash,
    });
    rendered.push(path);
    return facts;
  }

  /** Takes a page from the previous snapshot. @returns undefined when it is new, lacks a card or read a changed fact */
  function keep(path: string, { hasCard }: Kind): PageFacts | undefined {
    const record = previous?.records.get(path);
    if (previous === undefined || record?.readsHash !== hashOf(record?.reads ?? [], edition.facts))
      return undefined;
    if (hasCard && record.card === undefined) return undefined;
    for (const part of [path, dataEntry(path), record.script, record.styles ?? '']) {
      if (part !== '') entries.keep(part, entryAt(previous, part));
    }
    records.set(path, record);
    return record.facts;
  }

  async function addPage(path: string, kind: Kind): Promise<PageFacts> {
    try {
      return keep(path, kind) ?? (await render(path, kind));
    } catch (error) {
      throw new PublishError(path, error);
    }
  }

  const pages: PageForFiles[] = [];
  for (const page of edition.pages) {
    const facts = await addPage(page.path, { status: 200, hasCard: isShared(page) });
    pages.push({ ...page, ...facts });
  }
  await addPage(notFoundPath, { status: 404, hasCard: false });
  for (const file of edition.filesFor(pages)) entries.add(file);
  entries.add(serviceWorkerFile(scripts.serviceWorker, pages));
  for (const [path, { type, cacheControl, bytes }] of assets) {
    entries.keep(path, previous?.entries.get(path));
    entries.add({ path, type, cacheControl, content: bytes });
  }
  const shownBefore = [...(previous?.records.values() ?? [])].flatMap(({ reads }) =>
    reads.filter((fact) => fact.startsWith('pictures/')),
  );
  const hasLostPicture = shownBefore.some((fact) => !edition.facts.has(fact));
  const outdated = outdatedEntries(entries, previous, hasLostPicture);
  for (const path of outdated.keys()) entries.keep(path, previous?.entries.get(path));

  const all = await entries.encoded();
  const extract = (path: string) => {
    const entry = all.get(path);
    if (entry === undefined) throw new PublishError(path, new Error('it is missing'));
    all.delete(path);
    return entry;
  };
  const snapshot: Snapshot<Text> = {
    edition: edition.id,
    notFound: { page: extract(notFoundPath), data: extract(dataEntry(notFoundPath)) },
    entries: all,
    canonical: new Map(edition.pages.map(({ path }) => [path.toLowerCase(), path])),
    records,
    outdated,
  };
  return { snapshot, rendered };
}
