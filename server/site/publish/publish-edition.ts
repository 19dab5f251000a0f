import path from 'node:path';
import { removeOldCards } from '#server/site/cards/card-files.ts';
import { drawCards } from '#server/site/cards/draw-cards.ts';
import type { Edition } from '#server/site/content/edition.ts';
import type { Settings } from '#server/env.ts';
import { readBuiltScripts } from './built-scripts.ts';
import { createCompressor, type StoredText } from '../compress.ts';
import { policiesFor } from './content-security-policy.ts';
import { prepareEdition } from './prepared-edition.ts';
import { publish } from './publisher.ts';
import { openRenderer } from './renderer.ts';
import { cacheIn, drawnCardsIn, readSiteFiles } from '../serve/site-files.ts';
import { loadSnapshot, storeSnapshot } from './snapshot-store.ts';
import { sourceKey } from './source-key.ts';

/** Everything that a publication needs besides the files of the project and of DATA_DIR. */
export interface PublishJob {
  /** The project's directory, with build/, content/pictures and content/film. */
  root: string;
  settings: Pick<Settings, 'dataDir' | 'publicUrl' | 'apiHost'>;
  /** Identifies the code and the files that the server started with (server/site/publish/source-key.ts). */
  key: string;
  edition: Edition;
  /**
   * The edition whose stored texts the server has read and serves; undefined when it has none or could not read them. Its pages are
   * taken over without a look at their texts. Otherwise all are rendered, which mends texts that are damaged.
   */
  served: string | undefined;
}

/**
 * Publishes an edition into DATA_DIR/cache: renders and compresses what changed since the stored snapshot, draws the social
 * cards, and stores the new one (docs/design.md, section 4). The texts of the old one stay.
 * @param onFailedCard receives the path of each page whose social card could not be drawn
 * @returns the paths of the pages that were rendered
 * @throws PublishError naming the page that cannot be rendered; the stored snapshot stays
 */
export async function publishEdition(
  { root, settings, key, edition, served }: PublishJob,
  onFailedCard: (page: string, error: unknown) => void,
): Promise<readonly string[]> {
  const cache = cacheIn(settings.dataDir);
  const { assets } = readSiteFiles(root, settings.dataDir);
  // Pages of other code do not fit to the scripts and styles that the server has loaded.
  if (sourceKey(root, assets, settings) !== key)
    throw new Error('The files of the site have changed since the server started: start it again.');
  const { encode } = createCompressor(cache);
  const renderer = await openRenderer(path.join(root, 'build'), settings);
  const stored = await loadSnapshot<StoredText>(cache, key, (hash) => ({ hash }));
  const previous = stored?.edition.hash === served ? stored : undefined;
  const prepared = prepareEdition(edition, settings.publicUrl);
  const cards = drawnCardsIn(settings.dataDir);
  const drawCard = drawCards(cards, settings.publicUrl, onFailedCard);
  const scripts = readBuiltScripts(path.join(root, 'build'));
  const tools = { renderer, scripts, assets, encode, policyOf: policiesFor(settings), drawCard };
  const { snapshot, rendered } = await publish(tools, prepared, previous);
  // After a crash at any moment the file has the old or the new snapshot, and the texts of the one that it has exist.
  await storeSnapshot(cache, key, snapshot);
  await removeOldCards(cards, new Set([...snapshot.records.values()].flatMap(({ card }) => card ?? [])));
  return rendered;
}
