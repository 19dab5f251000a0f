import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { FatalError } from '../command/fatal-error.mjs';
import { run } from '../command/processes.mjs';
import { step } from '../command/step.mjs';
import { root } from './paths.mjs';
import { programFile } from './programs.mjs';
import { unlessStamped } from './stamp.mjs';

const stampFile = join(root, 'build/.stamp');

/**
 * Builds the pages, unless their sources are the same as at the last build.
 * @param {import('./runtime.mjs').Runtime} runtime
 * @returns {Promise<boolean>} whether anything was built
 */
export async function ensureBuild({ node, env }) {
  if (!existsSync(join(root, 'build/server/index.js'))) rmSync(stampFile, { force: true });
  let hasBuilt = false;
  await unlessStamped(stampFile, hashOfSources(), () =>
    step('build', async (onProgress) => {
      hasBuilt = true;
      const result = await run(node, [programFile('react-router'), 'build'], {
        cwd: root,
        env: { ...env, NODE_ENV: 'production' },
        onLine: onProgress,
      });
      if (result.code !== 0)
        throw new FatalError('The pages could not be built; the error is above.', result.output);
    }),
  );
  return hasBuilt;
}

/** A hash of the contents of all files that the pages are built from. Not of their times, which a checkout changes. */
function hashOfSources() {
  const hash = createHash('sha256');
  const files = [
    ...filesUnder('app').filter((file) => !/\.test\.tsx?$/.test(file)),
    ...filesUnder('content').filter((file) => file.endsWith('.ts')),
    ...filesUnder('contract'),
    ...filesUnder('common-passwords'),
    ...filesUnder('public'),
    ...[
      'vite.config.ts',
      'vite.chunks.ts',
      'vite.class-names.ts',
      'vite.content.ts',
      'vite.router-parts.ts',
      'vite.tokens.ts',
      'server/colours.ts',
      'react-router.config.ts',
      'package.json',
      'package-lock.json',
    ].map((name) => join(root, name)),
  ];
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
function filesUnder(folder) {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory() ? filesUnder(join(folder, entry.name)) : [join(path, entry.name)],
    );
}
