/**
 * `node bin/run.mjs FILE.ts …` runs a TypeScript file of the project, `node bin/run.mjs PROGRAM …` a program of one of its
 * packages. Both run on Node 24, whatever Node the machine has.
 */
import { FatalError } from './command/fatal-error.mjs';
import { main } from './command/main.mjs';
import { printToStderr } from './command/print.mjs';
import { ended, start } from './command/processes.mjs';
import { ensurePackages } from './setup/packages.mjs';
import { root } from './setup/paths.mjs';
import { programFile } from './setup/programs.mjs';
import { ensureRuntime } from './setup/runtime.mjs';

printToStderr();

await main(async () => {
  const [name, ...args] = process.argv.slice(2);
  if (!name) throw new FatalError('Usage: node bin/run.mjs FILE.ts … or node bin/run.mjs PROGRAM …');
  const runtime = await ensureRuntime();
  await ensurePackages(runtime);
  const file = name.endsWith('.ts') ? name : programFile(name);
  return ended(
    start(runtime.node, ['--disable-warning=ExperimentalWarning', file, ...args], {
      cwd: root,
      env: runtime.env,
      stdio: 'inherit',
    }),
  );
});
