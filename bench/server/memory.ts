import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { contentWith } from '#test/changed-content.ts';
import type { Figure, MeasureOptions, Measured } from '../figure.ts';
import { childrenOf, residentMegabytes } from '../run/process-figures.ts';
import { raisePrice } from '../run/raise-price.ts';
import type { ServerProcess } from '../run/server-process.ts';
import { nodeCommand, root, startSite } from '../run/site.ts';
import { capture } from './capture.ts';
import { sendMixedLoad } from './mixed-load.ts';

/** MB of resident memory that the site may use at any of these moments. */
const atMost = 180;
/** Seconds after which a site that does nothing has given back what it needed only for a moment. */
const settleSeconds = 5;

/** Changes a price with `npm run content`, and waits until visitors get it. */
async function publishPrice(folder: string, { port }: ServerProcess): Promise<void> {
  const file = path.join(folder, 'content.json');
  const content = contentWith((content) => raisePrice(content, 50));
  writeFileSync(file, JSON.stringify(content));
  const [program = '', ...args] = nodeCommand('server/tasks/content-command.ts', 'import', file);
  const env = { ...process.env, DATA_DIR: path.join(folder, 'site') };
  execFileSync(program, args, { cwd: root, env, stdio: 'ignore' });
  for (;;) {
    const reply = await capture(port, { method: 'GET', path: '/readyz', headers: {} });
    const { edition } = JSON.parse(Buffer.from(reply.body, 'base64').toString()) as {
      edition: { served: number; published: number };
    };
    if (edition.published > 0 && edition.served === edition.published) return;
    await setTimeout(100);
  }
}

interface Moment {
  name: string;
  /** MB of the serving process. */
  resident: number;
  /** MB of its child processes together. */
  children: number;
}

async function measureMoment(name: string, { pid }: ServerProcess): Promise<Moment> {
  await setTimeout(settleSeconds * 1000);
  const children = childrenOf(pid).map(residentMegabytes);
  return { name, resident: residentMegabytes(pid), children: children.reduce((sum, one) => sum + one, 0) };
}

async function measureRound(folder: string, loadSeconds: number): Promise<Moment[]> {
  const dataDir = path.join(folder, 'site');
  const moments: Moment[] = [];
  const first = await startSite(dataDir);
  try {
    moments.push(await measureMoment('after a first start, which renders all pages', first));
  } finally {
    await first.stop();
  }
  const later = await startSite(dataDir, { env: { RATE_LIMITS: 'off' } });
  try {
    moments.push(await measureMoment('after a later start', later));
    await publishPrice(folder, later);
    moments.push(await measureMoment('after the publication of a changed price', later));
    await sendMixedLoad(later.port, loadSeconds);
    moments.push(await measureMoment(`after ${loadSeconds} s of mixed load`, later));
  } finally {
    await later.stop();
  }
  return moments;
}

/**
 * The resident memory of the serving process. Child processes that still run are listed separately.
 * @param folder an empty folder for this measurement
 */
export async function measureMemory(folder: string, { isQuick }: MeasureOptions): Promise<Measured> {
  const moments = await measureRound(folder, isQuick ? 6 : 120);
  const figures: Figure[] = [];
  for (const { name, resident, children } of moments) {
    const figure = { group: 'server', unit: 'MB' } as const;
    const ours = (value: number) => ({ name: 'this site', samples: [value] });
    figures.push({ ...figure, name: `resident memory ${name}`, ours: ours(resident), target: { atMost } });
    if (children > 0) figures.push({ ...figure, name: `child processes ${name}`, ours: ours(children) });
  }
  return { figures };
}
