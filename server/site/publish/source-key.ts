import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Settings } from '#server/env.ts';
import { builtScriptFiles } from './built-scripts.ts';
import type { Assets } from '../serve/files.ts';

const sourcesBelow = (directory: string) =>
  readdirSync(directory, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();

/**
 * A hash of everything besides the edition that the pages are made from: the built app, the versions of its packages, the list of pictures, the
 * table of pages, the code that reads the content and publishes it, the assets and the site's origins. When one of
 * them changes while the server runs, publications fail until it is started again.
 */
export function sourceKey(
  root: string,
  assets: Assets,
  { publicUrl, apiHost }: Pick<Settings, 'publicUrl' | 'apiHost'>,
): string {
  const hash = createHash('sha256').update(JSON.stringify([publicUrl, apiHost, process.version]));
  for (const file of [
    path.join(root, 'build/server/index.js'),
    ...builtScriptFiles.map((file) => path.join(root, 'build', file)),
    path.join(root, 'package-lock.json'),
    path.join(root, 'content/pictures.json'),
    path.join(root, 'contract/site/pages.ts'),
    path.join(root, 'contract/endpoint-prefixes.ts'),
    ...sourcesBelow(path.join(root, 'server/site')),
    ...sourcesBelow(path.join(root, 'server/site/content')),
    ...sourcesBelow(path.join(root, 'server/site/cards')),
  ]) {
    hash.update(readFileSync(file));
  }
  for (const [address, { bytes }] of assets) hash.update(address).update(bytes);
  return hash.digest('hex');
}
