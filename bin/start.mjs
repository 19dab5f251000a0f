/** `npm start`: installs what is missing, builds the pages if their sources changed, and runs the server. */
import { main } from './command/main.mjs';
import { ended, start } from './command/processes.mjs';
import { ensureBuild } from './setup/build.mjs';
import { ensurePackages } from './setup/packages.mjs';
import { root } from './setup/paths.mjs';
import { ensureRuntime } from './setup/runtime.mjs';
import { compileCache, fillCompileCache } from './setup/compile-cache.mjs';
import { serverEnvironment, serverOptions } from './setup/server-options.mjs';

await main(async () => {
  const runtime = await ensureRuntime();
  await ensurePackages(runtime);
  await Promise.all([ensureBuild(runtime), fillCompileCache(runtime)]);
  const env = {
    ...serverEnvironment,
    ...runtime.env,
    NODE_ENV: 'production',
    NODE_COMPILE_CACHE: compileCache,
  };
  const server = start(runtime.node, [...serverOptions, 'server/main.ts'], {
    cwd: root,
    env,
    stdio: 'inherit',
  });
  return ended(server);
});
