import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Figure, MeasureOptions, Measured } from '../figure.ts';
import { canPin, loadCore, serverCore } from '../run/cores.ts';
import { expectStatus, requestText, runLoad } from '../run/load.ts';
import { cpuSecondsOf } from '../run/process-figures.ts';
import { freePort, startServer, type ServerProcess } from '../run/server-process.ts';
import { nodeCommand, startSite } from '../run/site.ts';
import { capture } from './capture.ts';
import { readCases, revalidation, type ReadCase } from './read-cases.ts';

const connections = 32;

interface Subject {
  name: string;
  server: ServerProcess;
}

/** Requests for each second of processor time in one round. */
async function measureRound({ name, server }: Subject, one: ReadCase, seconds: number): Promise<number> {
  // Each server has ETags of its own.
  const { headers } = one.status === 304 ? await revalidation(server.port) : one;
  const requests = [requestText(one.method, one.path, headers)];
  const cpuBefore = cpuSecondsOf(server.pid);
  const result = await runLoad({ port: server.port, requests, connections, core: loadCore, seconds });
  const cpu = cpuSecondsOf(server.pid) - cpuBefore;
  expectStatus(one.status, result, `${one.name} of ${name}`);
  return result.replies / cpu;
}

async function measureCase(
  [site, bare]: readonly [Subject, Subject],
  one: ReadCase,
  isQuick: boolean,
): Promise<Figure> {
  const [rounds, seconds] = isQuick ? [2, 0.5] : [7, 2];
  const [ours, anchor]: [number[], number[]] = [[], []];
  // Lets V8 compile what the case needs.
  for (const subject of [site, bare]) await measureRound(subject, one, seconds / 2);
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await measureRound(site, one, seconds));
    anchor.push(await measureRound(bare, one, seconds));
  }
  return {
    group: 'server',
    name: one.name,
    unit: 'requests per CPU second',
    ours: { name: site.name, samples: ours },
    anchor: { name: bare.name, samples: anchor },
    target: { atLeast: 0.85 },
  };
}

/**
 * Requests for pages and files: this site beside a bare node:http server, which sends the same bytes and headers. Counted are
 * requests for each second of the server's processor time, so that neither the load generator nor other
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
    ] as const;
    const figures: Figure[] = [];
    for (const one of cases) figures.push(await measureCase(subjects, one, isQuick));
    const notes = canPin
      ? []
      : ['Server and load generator share all cores, because taskset or a second core is missing.'];
    return { figures, notes };
  } finally {
    for (const server of servers) await server.stop();
  }
}
