/** `npm run bench`: installs what is missing, builds the pages if their sources changed, and measures (bench/bench.ts). */
import { main } from './command/main.mjs';
import { ended, start } from './command/processes.mjs';
import { ensureBuild } from './setup/build.mjs';
import { ensurePackages } from './setup/packages.mjs';
import { root } from './setup/paths.mjs';
import { ensureRuntime } from './setup/runtime.mjs';
import { compileCache, fillCompileCache } from './setup/compile-cache.mjs';

await main(async () => {
  const runtime = await ensureRuntime();
  await ensurePackages(runtime);
  await Promise.all([ensureBuild(runtime), fillCompileCache(runtime)]);
  const bench = start(
    runtime.node,
    ['--disable-warning=ExperimentalWarning', 'bench/bench.ts', ...process.argv.slice(2)],
    {
      cwd: root,
      // As under `npm start`: React reads NODE_ENV, and the compile cache shortens the start of each server.
      env: {
        ...runtime.env,
        NODE_ENV: 'production',
        NODE_COMPILE_CACHE: compileCache,
      },
      stdio: 'inherit',
    },
  );
  return ended(bench);
});
