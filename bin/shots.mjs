/** `npm run shots`: takes screenshots of every page and state of the built site (e2e/shots.ts). */
import { main } from './command/main.mjs';
import { ended, start } from './command/processes.mjs';
import { ensureBuild } from './setup/build.mjs';
import { ensureChromium } from './setup/chromium.mjs';
import { ensurePackages } from './setup/packages.mjs';
import { root } from './setup/paths.mjs';
import { ensureRuntime } from './setup/runtime.mjs';

await main(async () => {
  const runtime = await ensureRuntime();
  await ensurePackages(runtime);
  await ensureBuild(runtime);
  const env = { ...runtime.env, CHROMIUM_PATH: await ensureChromium(runtime) };
  const args = ['--disable-warning=ExperimentalWarning', 'e2e/shots.ts', ...process.argv.slice(2)];
  return ended(start(runtime.node, args, { cwd: root, env, stdio: 'inherit' }));
});
