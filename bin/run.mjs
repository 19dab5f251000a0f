/**
 * `node bin/run.mjs FILE.ts …` runs a TypeScript file of ours, `node bin/run.mjs PROGRAM …` a program of one of our
 * packages; both on the Node we need, whatever the machine's own is.
 */
import { resolve, sep } from 'node:path';
import { artFolder, ensurePackages, ensureRuntime, root, tool } from './setup.mjs';
import { FatalError, ended, keepStdoutForAnswers, main, start } from './terminal.mjs';

keepStdoutForAnswers();

await main(async () => {
  const [what, ...args] = process.argv.slice(2);
  if (!what)
    throw new FatalError('Say what to run: `node bin/run.mjs FILE.ts …` or `node bin/run.mjs PROGRAM …`.');
  const runtime = await ensureRuntime();
  const isArt = resolve(root, what).startsWith(artFolder + sep);
  await ensurePackages(runtime, isArt ? artFolder : root);
  const file = what.endsWith('.ts') ? what : tool(what);
  return ended(
    start(runtime.node, ['--disable-warning=ExperimentalWarning', file, ...args], {
      cwd: root,
      env: runtime.env,
      stdio: 'inherit',
    }),
  );
});
