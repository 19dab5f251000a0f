/**
 * Installs what the group `pages` of the benchmarks needs besides the project's packages: Lighthouse (bench/tools/)
 * and a Chromium. Prints the path of the Chromium.
 */
import { main } from './command/main.mjs';
import { printToStderr } from './command/print.mjs';
import { ensureChromium } from './setup/chromium.mjs';
import { ensurePackages } from './setup/packages.mjs';
import { benchToolsFolder } from './setup/paths.mjs';
import { ensureRuntime } from './setup/runtime.mjs';

printToStderr();

await main(async () => {
  const runtime = await ensureRuntime();
  await ensurePackages(runtime, benchToolsFolder);
  process.stdout.write(await ensureChromium(runtime));
  return 0;
});
