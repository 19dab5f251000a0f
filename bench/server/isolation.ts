import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Figure, MeasureOptions, Measured, Series } from '../figure.ts';
import { accountEmail, createAccounts, password } from '../run/accounts.ts';
import { expectStatus, requestText, runLoad, type LoadResult } from '../run/load.ts';
import { startSite } from '../run/site.ts';
import { p99 } from '../statistics.ts';

const accounts = 10;
const slowSockets = 500;
const signInsAtOnce = 300;

const pageRead = requestText('GET', '/', { 'accept-encoding': 'br' });
const missingPages = Array.from({ length: 100 }, (_, index) =>
  requestText('GET', `/missing-${index}`, { 'accept-encoding': 'br' }),
);
const signIns = Array.from({ length: accounts }, (_, index) =>
  requestText(
    'POST',
    '/user/auth-user',
    {},
    JSON.stringify({ userEmail: accountEmail(index), password, rememberMe: true }),
  ),
);

/** Keeps sockets open that send a header letter by letter; opens another one for each that the server closes. */
async function sendSlowly(port: number, seconds: number): Promise<void> {
  const sockets = new Set<Socket>();
  let isOver = false;
  function open(): void {
    const socket = connect({ port, host: '127.0.0.1' });
    sockets.add(socket);
    socket.write('GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: ');
    const timer = setInterval(() => socket.write('x'), 1000);
    socket
      .on('error', () => {})
      .on('close', () => {
        clearInterval(timer);
        sockets.delete(socket);
        if (!isOver) open();
      });
  }
  for (let index = 0; index < slowSockets; index += 1) open();
  await setTimeout(seconds * 1000);
  isOver = true;
  for (const socket of sockets) socket.destroy();
}

interface Disturbance {
  name: string;
  /** The most that the p99 of page reads may grow by. */
  atMost: number;
  run(port: number, seconds: number): Promise<unknown>;
}

const disturbances: readonly Disturbance[] = [
  {
    name: 'during 50 sign-ins a second',
    atMost: 2,
    run: (port, seconds) => runLoad({ port, requests: signIns, connections: 200, rate: 50, seconds }),
  },
  { name: `with ${slowSockets} slow sockets`, atMost: 1.2, run: sendSlowly },
  {
    name: 'during 1000 requests a second for unknown addresses (404)',
    atMost: 1.2,
    run: (port, seconds) => runLoad({ port, requests: missingPages, connections: 16, rate: 1000, seconds }),
  },
];

/** Milliseconds within which 99 of 100 of 200 page reads a second are answered. */
async function readPages(port: number, seconds: number): Promise<number> {
  const result = await runLoad({ port, requests: [pageRead], connections: 10, rate: 200, seconds });
  expectStatus(200, result, 'GET /');
  return p99(result.latencies);
}

/** Waits until the site has answered all sign-ins of a load that is over, by signing in itself. */
async function emptyQueue(port: number): Promise<void> {
  const load = { port, requests: signIns, connections: 1, replies: 1 };
  while ((await runLoad(load)).byStatus[200] !== 1) await setTimeout(1000);
}

/** Reads pages while something else goes on, which begins a second earlier. */
async function readDuring({ run }: Disturbance, port: number, seconds: number): Promise<number> {
  const running = run(port, seconds + 2);
  await setTimeout(1000);
  const latency = await readPages(port, seconds);
  await running;
  await emptyQueue(port);
  return latency;
}

/** Strangers who have tried too often: so many of their sign-ins are always under way. */
const refusedAtOnce = [64, 500];

/**
 * Reads pages while sign-ins are refused with 429 as fast as they are sent. The load generator takes a core of its own.
 * @param site with its limits
 */
async function readDuringRefusals(port: number, seconds: number, connections: number): Promise<number> {
  const [first] = signIns;
  const running = runLoad({ port, requests: [first ?? ''], connections, seconds: seconds + 2 });
  await setTimeout(1000);
  const latency = await readPages(port, seconds);
  const { byStatus, replies } = await running;
  if ((byStatus[429] ?? 0) < replies / 2) throw new Error('the sign-ins were not refused');
  return latency;
}

/** How fast pages are while the limits refuse: in milliseconds, because a parent waits for them. */
async function measureRefusals(folder: string, rounds: number, seconds: number): Promise<Figure[]> {
  const site = await startSite(path.join(folder, 'limited'), {});
  try {
    const samples = refusedAtOnce.map((): number[] => []);
    for (let round = 0; round < rounds; round += 1)
      for (const [index, connections] of refusedAtOnce.entries())
        samples[index]?.push(await readDuringRefusals(site.port, seconds, connections));
    return refusedAtOnce.map((connections, index): Figure => ({
      group: 'server',
      name: `p99 of page reads with ${connections} refused sign-ins under way`,
      unit: 'ms',
      ours: { name: 'this site', samples: samples[index] ?? [] },
      target: { atMost: 50 },
    }));
  } finally {
    await site.stop();
  }
}

/** Many sign-ins at once: the queue takes a hundred, and all others are told to come back later. */
function signInFigures({ byStatus, replies, retryLater }: LoadResult): Figure[] {
  const count = (name: string, value: number): Omit<Figure, 'target'> => ({
    group: 'server',
    name: `${signInsAtOnce} sign-ins at once: ${name}`,
    unit: 'replies',
    ours: { name: 'this site', samples: [value] },
  });
  const accepted = byStatus[200] ?? 0;
  return [
    count('200', accepted),
    count('503 with Retry-After', retryLater),
    { ...count('other replies', replies - accepted - retryLater), target: { atMost: 0 } },
  ];
}

/**
 * Whether page reads stay fast while other requests keep the server busy. Server and load generators share all cores, because
 * the site hashes passwords in other threads.
 * @param folder an empty folder for this measurement
 */
export async function measureIsolation(folder: string, { isQuick }: MeasureOptions): Promise<Measured> {
  const [rounds, seconds] = isQuick ? [2, 2] : [5, 10];
  const site = await startSite(path.join(folder, 'site'), { env: { RATE_LIMITS: 'off' } });
  try {
    await createAccounts(site.port, accounts);
    await readPages(site.port, seconds);
    const idle: number[] = [];
    const during = disturbances.map((): number[] => []);
    for (let round = 0; round < rounds; round += 1) {
      idle.push(await readPages(site.port, seconds));
      for (const [index, disturbance] of disturbances.entries())
        during[index]?.push(await readDuring(disturbance, site.port, seconds));
    }
    const anchor: Series = { name: 'idle', samples: idle };
    const figures = disturbances.map(({ name, atMost }, index): Figure => ({
      group: 'server',
      name: `p99 of page reads ${name}`,
      unit: 'ms',
      ours: { name: 'this site', samples: during[index] ?? [] },
      anchor,
      target: { atMost },
    }));
    const burst = await runLoad({
      port: site.port,
      requests: signIns,
      connections: signInsAtOnce,
      replies: signInsAtOnce,
    });
    const refusals = await measureRefusals(folder, rounds, seconds);
    return { figures: [...figures, ...signInFigures(burst), ...refusals] };
  } finally {
    await site.stop();
  }
}
