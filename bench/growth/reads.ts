import { Agent } from 'node:http';
import { performance } from 'node:perf_hooks';
import { median } from '../statistics.ts';
import { send } from './request.ts';

const reads = 50;

/** The median of several reads of a page over one connection, in ms. @throws when a reply is not 200 */
export async function readMilliseconds(url: string, path: string): Promise<number> {
  const agent = new Agent({ keepAlive: true });
  const headers = { 'accept-encoding': 'br' };
  const times: number[] = [];
  for (let count = 0; count < reads; count += 1) {
    const start = performance.now();
    const { status } = await send(url, 'GET', path, { agent, headers });
    times.push(performance.now() - start);
    if (status !== 200) throw new Error(`GET ${path} replied ${status}`);
  }
  agent.destroy();
  return median(times);
}
