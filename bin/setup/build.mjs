import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { FatalError } from '../command/fatal-error.mjs';
import { run } from '../command/processes.mjs';
import { step } from '../command/step.mjs';
import { root } from './paths.mjs';
import { programFile } from './programs.mjs';
import { filesUnder, hashOfFiles } from './sources.mjs';
import { runIfChanged } from './stamp.mjs';

const stampFile = join(root, 'build/.stamp');

/**
 * Builds the pages, unless their sources are the same as at the last build.
 * @param {import('./runtime.mjs').Runtime} runtime
 * @returns {Promise<boolean>} whether anything was built
 */
export async function ensureBuild({ node, env }) {
  if (!existsSync(join(root, 'build/server/index.js'))) rmSync(stampFile, { force: true });
  let hasBuilt = false;
  await runIfChanged(stampFile, hashOfSources(), () =>
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

/** A hash of all files that the pages are built from. */
function hashOfSources() {
  return hashOfFiles([
    ...filesUnder('app').filter((file) => !/\.test\.tsx?$/.test(file)),
    ...filesUnder('content').filter((file) => /\.(?:ts|json)$/.test(file)),
    ...filesUnder('contract'),
    ...filesUnder('common-passwords'),
    ...filesUnder('public'),
    ...[
      'vite.config.ts',
      'vite.chunks.ts',
      'vite.class-names.ts',
      'vite.content.ts',
      'vite.scripts.ts',
      'vite.summaries.ts',
      'vite.tokens.ts',
      'server/colours.ts',
      'react-router.config.ts',
      'package.json',
      'package-lock.json',
    ].map((name) => join(root, name)),
  ]);
}
