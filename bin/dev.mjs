/** `npm run dev`: runs Vite for the pages and the server for the API, both with reload. Ctrl-C ends both. */
import { createServer } from 'node:net';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { FatalError } from './command/fatal-error.mjs';
import { main } from './command/main.mjs';
import { print, secondsSince } from './command/print.mjs';
import { ended, start } from './command/processes.mjs';
import { ensurePackages } from './setup/packages.mjs';
import { root } from './setup/paths.mjs';
import { programFile } from './setup/programs.mjs';
import { ensureRuntime } from './setup/runtime.mjs';

await main(async () => {
  const port = readPort();
  await assertPortIsFree(port);
  await assertPortIsFree(port + 1);
  const runtime = await ensureRuntime();
  await ensurePackages(runtime);

  const started = performance.now();
  const address = `http://localhost:${port}`;
  const apiAddress = `http://localhost:${port + 1}`;
  // Both get the same PORT; the server listens on the one after it.
  const shared = { ...runtime.env, PORT: String(port), NODE_ENV: 'development' };
  const api = start(
    runtime.node,
    ['--disable-warning=ExperimentalWarning', '--watch', '--watch-preserve-output', 'server/dev.ts'],
    { cwd: root, env: shared, stdio: ['ignore', 'inherit', 'inherit'] },
  );
  const host = process.env.HOST ? ['--host', process.env.HOST] : [];
  const pages = start(
    runtime.node,
    [programFile('react-router'), 'dev', '--port', String(port), '--strictPort', ...host],
    { cwd: root, env: { ...shared, DEV_API: apiAddress }, stdio: 'inherit' },
  );

  let hasEnded = false;
  const ready = Promise.all([
    untilReply(`${apiAddress}/healthz`, () => hasEnded),
    untilReply(address, () => hasEnded),
  ]);
  void ready.then(() => hasEnded || print(`ready on ${address} (${secondsSince(started)})`));

  const first = await Promise.race([
    ended(api).then((code) => ({ name: 'API server', code })),
    ended(pages).then((code) => ({ name: 'Vite server', code })),
  ]);
  hasEnded = true;
  await Promise.all([stop(api), stop(pages)]);
  // 128 and above: a signal such as Ctrl-C, the normal end of this command.
  if (first.code === 0 || first.code > 128) return 0;
  throw new FatalError(`The ${first.name} ended with code ${first.code}; the error is above.`);
});

/** The port of the pages. The API listens on the next one. */
function readPort() {
  const text = process.env.PORT || '3000';
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65534) {
    throw new FatalError(`PORT must be a whole number from 1 to 65534, but it is '${text}'.`);
  }
  return port;
}

/**
 * Rejects if a port is in use, or if this user may not listen on it.
 * @param {number} port
 * @returns {Promise<void>}
 */
function assertPortIsFree(port) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ { code }) => {
      const problem = code === 'EADDRINUSE' ? 'is in use' : `cannot be used (${code})`;
      reject(
        new FatalError(
          `Port ${port} ${problem}: choose another with PORT, for example PORT=4000 npm run dev.`,
        ),
      );
    });
    probe.listen(port, process.env.HOST, () => probe.close(() => resolve()));
  });
}

/**
 * Waits until a URL gives any reply.
 * @param {string} address
 * @param {() => boolean} isCancelled
 */
async function untilReply(address, isCancelled) {
  while (!isCancelled()) {
    const reply = await fetch(address, { redirect: 'manual' }).catch(() => undefined);
    if (reply) return;
    await wait(100);
  }
}

/**
 * Ends a child process with SIGTERM, and after 5 seconds with SIGKILL.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<void>}
 */
async function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const end = ended(child);
  child.kill('SIGTERM');
  const kill = setTimeout(() => child.kill('SIGKILL'), 5000);
  await end;
  clearTimeout(kill);
}
