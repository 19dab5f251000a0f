/** `npm start`: installs what is missing, builds the pages if their sources changed, and runs the server. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { main } from './command/main.mjs';
import { ended, run, start } from './command/processes.mjs';
import { ensureBuild } from './setup/build.mjs';
import { ensurePackages } from './setup/packages.mjs';
import { root, runtimeFolder } from './setup/paths.mjs';
import { ensureRuntime } from './setup/runtime.mjs';

const compileCache = join(runtimeFolder, 'compile-cache');

await main(async () => {
  const runtime = await ensureRuntime();
  // The compile cache halves the time of the next start.
  const env = { ...runtime.env, NODE_ENV: 'production', NODE_COMPILE_CACHE: compileCache };
  await ensurePackages(runtime);
  await Promise.all([ensureBuild(runtime), fillCompileCache(runtime.node, env)]);
  const options = [
    '--disable-warning=ExperimentalWarning',
    // By default V8 keeps up to 50 MB for new objects. With 2 MB a request takes the same time.
    '--max-semi-space-size=2',
  ];
  const server = start(runtime.node, [...options, 'server/main.ts'], { cwd: root, env, stdio: 'inherit' });
  return ended(server);
});

/**
 * Fills the compile cache before the first start: a process that removes the types of TypeScript itself keeps 20 MB for it.
 * With an invalid setting the server ends as soon as its modules are loaded.
 * @param {string} node
 * @param {NodeJS.ProcessEnv} env
 */
async function fillCompileCache(node, env) {
  if (existsSync(compileCache)) return;
  await run(node, ['server/main.ts'], { cwd: root, env: { ...env, PORT: 'none' } });
}
