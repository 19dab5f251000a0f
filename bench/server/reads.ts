import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Figure, MeasureOptions, Measured, Series } from '../figure.ts';
import { canPin, loadCore, serverCore } from '../run/cores.ts';
import { expectStatus, requestText, runLoad } from '../run/load.ts';
import { cpuSecondsOf } from '../run/process-figures.ts';
import { freePort, startServer, type ServerProcess } from '../run/server-process.ts';
import { nodeCommand, startSite } from '../run/site.ts';
import { capture } from './capture.ts';
import { startNginx } from './nginx.ts';
import { readCases, revalidation, type ReadCase } from './read-cases.ts';

const connections = 32;

interface Subject {
  name: string;
  server: ServerProcess;
}

interface Samples {
  perCpuSecond: Map<string, number[]>;
  perSecond: Map<string, number[]>;
}

const add = (samples: Map<string, number[]>, name: string, value: number) =>
  samples.set(name, [...(samples.get(name) ?? []), value]);

async function measureRound(
  { name, server }: Subject,
  one: ReadCase,
  seconds: number,
  samples: Samples,
): Promise<void> {
  // Each server has ETags of its own.
  const { headers } = one.status === 304 ? await revalidation(server.port) : one;
  const requests = [requestText(one.method, one.path, headers)];
  const load = { port: server.port, requests, connections, core: loadCore };
  const cpuBefore = cpuSecondsOf(server.pid);
  const result = await runLoad({ ...load, seconds });
  const cpu = cpuSecondsOf(server.pid) - cpuBefore;
  expectStatus(one.status, result, `${one.name} of ${name}`);
  add(samples.perCpuSecond, name, result.replies / cpu);
  add(samples.perSecond, name, result.replies / result.seconds);
}

function toFigure(name: string, unit: string, samples: Map<string, number[]>, atLeast?: number): Figure {
  const series = Array.from(samples, ([subject, values]): Series => ({ name: subject, samples: values }));
  const [ours = { name: '', samples: [] }, anchor, ...peers] = series;
  return {
    group: 'server',
    name,
    unit,
    ours,
    ...(anchor && { anchor }),
    peers,
    ...(atLeast !== undefined && { target: { atLeast } }),
  };
}

async function measureCase(subjects: readonly Subject[], one: ReadCase, isQuick: boolean): Promise<Figure[]> {
  const [rounds, seconds] = isQuick ? [2, 0.5] : [7, 2];
  const samples: Samples = { perCpuSecond: new Map(), perSecond: new Map() };
  // Lets V8 compile what the case needs.
  for (const subject of subjects)
    await measureRound(subject, one, seconds / 2, { perCpuSecond: new Map(), perSecond: new Map() });
  for (let round = 0; round < rounds; round += 1)
    for (const subject of subjects) await measureRound(subject, one, seconds, samples);
  return [
    toFigure(one.name, 'requests per CPU second', samples.perCpuSecond, one.atLeast),
    toFigure(`${one.name}, ${connections} connections`, 'requests/s', samples.perSecond),
  ];
}

/**
 * Requests for pages and files: this site beside a bare node:http server and nginx, which send the same bytes and headers. The
 * main figure counts requests for each second of the server's processor time, so that neither the load generator nor other
 * programs of the machine change it.
 * @param folder an empty folder for this measurement
 */
export async function measureReads(folder: string, { isQuick }: MeasureOptions): Promise<Measured> {
  const site = await startSite(path.join(folder, 'site'), { core: serverCore });
  const servers = [site];
  try {
    const cases = await readCases(site.port);
    const replies = await Promise.all(cases.map((one) => capture(site.port, one)));
    const file = path.join(folder, 'replies.json');
    await writeFile(file, JSON.stringify(replies));
    const port = await freePort();
    const bare = await startServer(nodeCommand('bench/anchors/bare-pages.ts', file, String(port)), {
      port,
      core: serverCore,
    });
    servers.push(bare);
    const subjects = [
      { name: 'this site', server: site },
      { name: 'bare node:http', server: bare },
    ];
    await mkdir(path.join(folder, 'nginx'));
    const nginx = await startNginx(path.join(folder, 'nginx'), replies);
    if (nginx !== undefined) {
      servers.push(nginx);
      subjects.push({ name: 'nginx', server: nginx });
    }
    const figures: Figure[] = [];
    for (const one of cases) figures.push(...(await measureCase(subjects, one, isQuick)));
    const notes = [
      ...(nginx === undefined ? ['nginx is not installed, so that it is no peer.'] : []),
      ...(canPin
        ? []
        : ['Server and load generator share all cores, because taskset or a second core is missing.']),
    ];
    return { figures, notes };
  } finally {
    for (const server of servers) await server.stop();
  }
}
