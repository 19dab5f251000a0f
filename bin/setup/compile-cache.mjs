import { join } from 'node:path';
import { run } from '../command/processes.mjs';
import { root, runtimeFolder } from './paths.mjs';
import { serverOptions } from './server-options.mjs';
import { filesUnder, hashOfFiles } from './sources.mjs';
import { runIfChanged } from './stamp.mjs';

/** It halves the time of a start. */
export const compileCache = join(runtimeFolder, 'compile-cache');

const serverFile = join(root, 'server/main.ts');

/**
 * Fills the compile cache before the first start and after an update: a process that removes the types of TypeScript itself
 * keeps 20 MB for it. With an invalid setting the server ends as soon as its modules are loaded.
 * @param {import('./runtime.mjs').Runtime} runtime
 * @returns {Promise<void>}
 */
export function fillCompileCache({ node, env }) {
  const folders = ['server', 'contract', 'common-passwords', 'content', 'app/tokens'];
  const sources = folders
    .flatMap(filesUnder)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const stamp = `${node} ${hashOfFiles([...sources, join(root, 'package-lock.json')])}`;
  const settings = { ...env, NODE_ENV: 'production', NODE_COMPILE_CACHE: compileCache, PORT: 'none' };
  return runIfChanged(join(runtimeFolder, 'compile-cache.stamp'), stamp, async () => {
    await run(node, [...serverOptions, serverFile], { cwd: root, env: settings });
  });
}
