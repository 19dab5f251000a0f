/** `npm run dev`: pages and server, each changing as its files do. One Ctrl-C ends both. */
import { createServer } from 'node:net';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { ensurePackages, ensureRuntime, root, tool } from './setup.mjs';
import { FatalError, ended, main, say, seconds, start } from './terminal.mjs';

await main(async () => {
  const port = chosenPort();
  await needFreePort(port);
  await needFreePort(port + 1);
  const runtime = await ensureRuntime();
  await ensurePackages(runtime);

  const started = performance.now();
  const address = `http://localhost:${port}`;
  const apiAddress = `http://localhost:${port + 1}`;
  // Both are told the same PORT; the server takes the one after it.
  const shared = { ...runtime.env, PORT: String(port), NODE_ENV: 'development' };
  const api = start(
    runtime.node,
    ['--disable-warning=ExperimentalWarning', '--watch', '--watch-preserve-output', 'server/dev.ts'],
    { cwd: root, env: shared, stdio: ['ignore', 'inherit', 'inherit'] },
  );
  const host = process.env.HOST ? ['--host', process.env.HOST] : [];
  const pages = start(
    runtime.node,
    [tool('react-router'), 'dev', '--port', String(port), '--strictPort', ...host],
    { cwd: root, env: { ...shared, DEV_API: apiAddress }, stdio: 'inherit' },
  );

  let over = false;
  const bothAnswer = Promise.all([
    answers(`${apiAddress}/healthz`, () => over),
    answers(address, () => over),
  ]);
  void bothAnswer.then(() => over || say(`ready on ${address} (${seconds(started)})`));

  const first = await Promise.race([
    ended(api).then((code) => ({ name: 'server', code })),
    ended(pages).then((code) => ({ name: 'pages', code })),
  ]);
  over = true;
  await Promise.all([stop(api), stop(pages)]);
  // 128 and above: a signal ended it, which is how this command is meant to end.
  if (first.code === 0 || first.code > 128) return 0;
  throw new FatalError(`The ${first.name} ended with code ${first.code}; the reason is above.`);
});

/** The port that PORT names, the next one being for the calls. */
function chosenPort() {
  const text = process.env.PORT || '3000';
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65534) {
    throw new FatalError(`PORT must be a whole number from 1 to 65534, but it is '${text}'.`);
  }
  return port;
}

/**
 * Fails when something listens on a port, or this user may not.
 * @param {number} port
 * @returns {Promise<void>}
 */
function needFreePort(port) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ { code }) => {
      const why = code === 'EADDRINUSE' ? 'is taken' : `cannot be used (${code})`;
      reject(
        new FatalError(`Port ${port} ${why}: choose another with PORT, for example PORT=4000 npm run dev.`),
      );
    });
    probe.listen(port, process.env.HOST, () => probe.close(() => resolve()));
  });
}

/**
 * Waits until an address gives any answer at all.
 * @param {string} address
 * @param {() => boolean} givenUp
 */
async function answers(address, givenUp) {
  while (!givenUp()) {
    const reply = await fetch(address, { redirect: 'manual' }).catch(() => undefined);
    if (reply) return;
    await wait(100);
  }
}

/**
 * Ends a program, with force when it does not end by itself.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<void>}
 */
async function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = ended(child);
  child.kill('SIGTERM');
  const force = setTimeout(() => child.kill('SIGKILL'), 5000);
  await gone;
  clearTimeout(force);
}
