import { setTimeout } from 'node:timers/promises';
import type { Figure, MeasureOptions, Measured } from '../figure.ts';
import { accountEmail, password } from '../run/accounts.ts';
import { expectStatus, requestText, runLoad } from '../run/load.ts';
import { startSite } from '../run/site.ts';
import { p99 } from '../statistics.ts';

/** Strangers who have tried too often: so many of their sign-ins are always under way. */
const refusedAtOnce = [64, 500];

const pageRead = requestText('GET', '/', { 'accept-encoding': 'br' });
const signIn = requestText(
  'POST',
  '/user/auth-user',
  {},
  JSON.stringify({ userEmail: accountEmail(0), password, rememberMe: true }),
);

/** Milliseconds within which 99 of 100 of 200 page reads a second are answered. */
async function readPages(port: number, seconds: number): Promise<number> {
  const result = await runLoad({ port, requests: [pageRead], connections: 10, rate: 200, seconds });
  expectStatus(200, result, 'GET /');
  return p99(result.latencies);
}

/** Reads pages while sign-ins are refused with 429 as fast as they are sent, which begins a second earlier. */
async function readDuringRefusals(port: number, seconds: number, connections: number): Promise<number> {
  const running = runLoad({ port, requests: [signIn], connections, seconds: seconds + 2 });
  await setTimeout(1000);
  const latency = await readPages(port, seconds);
  const { byStatus, replies } = await running;
  if ((byStatus[429] ?? 0) < replies / 2) throw new Error('the sign-ins were not refused');
  return latency;
}

/**
 * Whether page reads stay fast while the limits refuse requests: in milliseconds, because a parent waits for them. Server and load
 * generators share all cores.
 * @param folder an empty folder for this measurement
 */
export async function measureIsolation(folder: string, { isQuick }: MeasureOptions): Promise<Measured> {
  const [rounds, seconds] = isQuick ? [2, 2] : [5, 10];
  const { port, stop } = await startSite(folder);
  try {
    const samples = refusedAtOnce.map((): number[] => []);
    for (let round = 0; round < rounds; round += 1)
      for (const [index, connections] of refusedAtOnce.entries())
        samples[index]?.push(await readDuringRefusals(port, seconds, connections));
    const figures = refusedAtOnce.map((connections, index): Figure => ({
      group: 'server',
      name: `p99 of page reads with ${connections} refused sign-ins under way`,
      unit: 'ms',
      ours: { name: 'this site', samples: samples[index] ?? [] },
      target: { atMost: 50 },
    }));
    return { figures };
  } finally {
    await stop();
  }
}
