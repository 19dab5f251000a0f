/** `npm start`: sets up what is missing, then hands over to the server. */
import { ensureBuild, ensurePackages, ensureRuntime, root } from './setup.mjs';
import { ended, main, start } from './terminal.mjs';

await main(async () => {
  const runtime = await ensureRuntime();
  await ensurePackages(runtime);
  await ensureBuild(runtime);
  // The server says itself what is wrong with a port, a folder or a variable, and when it is ready.
  const server = start(runtime.node, ['--disable-warning=ExperimentalWarning', 'server/main.ts'], {
    cwd: root,
    env: { ...runtime.env, NODE_ENV: 'production' },
    stdio: 'inherit',
  });
  return ended(server);
});
