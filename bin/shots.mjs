/** `npm run shots`: photographs every page and state of the built site (e2e/shots.ts). */
import { ensureChromium } from './chromium.mjs';
import { ensureBuild, ensurePackages, ensureRuntime, root } from './setup.mjs';
import { ended, main, start } from './terminal.mjs';

await main(async () => {
  const runtime = await ensureRuntime();
  await ensurePackages(runtime);
  await ensureBuild(runtime);
  const env = { ...runtime.env, CHROMIUM_PATH: await ensureChromium(runtime) };
  const shots = ['--disable-warning=ExperimentalWarning', 'e2e/shots.ts', ...process.argv.slice(2)];
  return ended(start(runtime.node, shots, { cwd: root, env, stdio: 'inherit' }));
});
