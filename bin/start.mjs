/** `npm start`: installs what is missing, builds the pages if their sources changed, and runs the server. */
import { join } from 'node:path';
import { main } from './command/main.mjs';
import { ended, start } from './command/processes.mjs';
import { ensureBuild } from './setup/build.mjs';
import { ensurePackages } from './setup/packages.mjs';
import { root, runtimeFolder } from './setup/paths.mjs';
import { ensureRuntime } from './setup/runtime.mjs';

await main(async () => {
  const runtime = await ensureRuntime();
  await ensurePackages(runtime);
  await ensureBuild(runtime);
  const server = start(runtime.node, ['--disable-warning=ExperimentalWarning', 'server/main.ts'], {
    cwd: root,
    // The compile cache halves the time of the next start.
    env: { ...runtime.env, NODE_ENV: 'production', NODE_COMPILE_CACHE: join(runtimeFolder, 'compile-cache') },
    stdio: 'inherit',
  });
  return ended(server);
});
