import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { root } from './paths.mjs';

/**
 * A hash of the contents of files of the project. Not of their times, which a checkout changes.
 * @param {readonly string[]} files
 */
export function hashOfFiles(files) {
  const hash = createHash('sha256');
  for (const file of files) {
    const content = readFileSync(file);
    // With the length, moving bytes from one file to the next changes the hash.
    hash.update(`${relative(root, file).replaceAll(sep, '/')} ${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}

/**
 * All files under a folder of the project, in the same order on every machine.
 * @param {string} folder
 * @returns {string[]}
 */
export function filesUnder(folder) {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory() ? filesUnder(join(folder, entry.name)) : [join(path, entry.name)],
    );
}
