/** `npm start`: sets up what is missing, then hands over to the server. */
import { join } from 'node:path';
import { ensureBuild, ensurePackages, ensureRuntime, root, runtimeFolder } from './setup.mjs';
import { ended, main, start } from './terminal.mjs';

await main(async () => {
  const runtime = await ensureRuntime();
  await ensurePackages(runtime);
  await ensureBuild(runtime);
  // The server says itself what is wrong with a port, a folder or a variable, and when it is ready.
  const server = start(runtime.node, ['--disable-warning=ExperimentalWarning', 'server/main.ts'], {
    cwd: root,
    // Keeps what Node made of our TypeScript and the packages: a later start is ready in half the time.
    env: { ...runtime.env, NODE_ENV: 'production', NODE_COMPILE_CACHE: join(runtimeFolder, 'compile-cache') },
    stdio: 'inherit',
  });
  return ended(server);
});
