import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { readFiles } from './files.ts';

/** The directory of the stored snapshot and its texts. */
export const cacheIn = (dataDir: string): string => path.join(dataDir, 'cache');

/** The directory of the social cards. */
export const drawnCardsIn = (dataDir: string): string => path.join(cacheIn(dataDir), 'cards');

/**
 * Reads all files of the built site, and makes the folder of the social cards where it is missing: somebody may have deleted the cache.
 * @param root the project's directory, with build/, content/pictures and content/film
 */
export function readSiteFiles(root: string, dataDir: string) {
  const cards = drawnCardsIn(dataDir);
  mkdirSync(cards, { recursive: true, mode: 0o700 });
  return readFiles({
    '/': path.join(root, 'build/client'),
    '/pictures/': path.join(root, 'content/pictures'),
    '/film/': path.join(root, 'content/film'),
    '/cards/': cards,
  });
}
