import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Figure, MeasureOptions, Measured } from '../figure.ts';
import { createAccounts } from '../run/accounts.ts';
import { loadCore, serverCore } from '../run/cores.ts';
import { BenchDatabases } from '../run/databases.ts';
import { expectStatus, runLoad } from '../run/load.ts';
import { freePort, startServer, type ServerProcess } from '../run/server-process.ts';
import { nodeCommand, startSite } from '../run/site.ts';
import { applicationRequests, applicationsPerAccount, messageRequests } from './write-requests.ts';

const connections = 32;

interface Write {
  name: string;
  table: 'conversationEntries' | 'applications';
  requests: (round: number) => string[];
}

/** Requests a second of one round. */
async function measureRound(
  { port }: ServerProcess,
  name: string,
  requests: readonly string[],
): Promise<number> {
  const result = await runLoad({ port, requests, connections, replies: requests.length, core: loadCore });
  expectStatus(201, result, name);
  return result.replies / result.seconds;
}

/** Measures one endpoint of the site and of the bare server in turn. The first round is not counted. */
async function measureWrite(
  { name, table, requests }: Write,
  [site, bare]: readonly [ServerProcess, ServerProcess],
  databases: BenchDatabases,
  rounds: number,
): Promise<Figure> {
  const samples: [number[], number[]] = [[], []];
  for (let round = 0; round <= rounds; round += 1) {
    const sent = requests(round);
    const [ours, anchor] = [await measureRound(site, name, sent), await measureRound(bare, name, sent)];
    const rows = databases.clear(table);
    if (rows.some((count) => count !== sent.length))
      throw new Error(`${name}: ${sent.length} requests stored ${rows.join(' and ')} rows.`);
    if (round === 0) continue;
    samples[0].push(ours);
    samples[1].push(anchor);
  }
  return {
    group: 'server',
    name,
    unit: 'requests/s',
    ours: { name: 'this site', samples: samples[0] },
    anchor: { name: 'bare node:http', samples: samples[1] },
    target: { atLeast: 0.4 },
  };
}

/**
 * Requests that write: this site beside a bare server that stores the same rows, on SQLite. The site sends its mails in the
 * background meanwhile; the bare server does not.
 * @param folder an empty folder for this measurement
 */
export async function measureWrites(folder: string, { isQuick }: MeasureOptions): Promise<Measured> {
  const [rounds, accounts] = isQuick ? [2, 10] : [7, 100];
  const dataDir = path.join(folder, 'site');
  await mkdir(dataDir);
  const databases = new BenchDatabases(dataDir);
  const env = { RATE_LIMITS: 'off', AUTH_SECRET: 'the bench needs a secret of 32 characters' };
  const first = await startSite(dataDir, { env });
  const cookies = await createAccounts(first.port, accounts);
  await first.stop();
  const copy = await databases.copy();

  const servers: ServerProcess[] = [await startSite(dataDir, { env, core: serverCore })];
  try {
    const port = await freePort();
    const command = nodeCommand('bench/anchors/bare-writes.ts', copy, String(port));
    servers.push(await startServer(command, { port, core: serverCore }));
    const [site, bare] = servers as [ServerProcess, ServerProcess];
    const writes: Write[] = [
      {
        name: 'POST add-lead',
        table: 'conversationEntries',
        requests: (round) => messageRequests(accounts * applicationsPerAccount, round),
      },
      { name: 'POST enroll-user', table: 'applications', requests: () => applicationRequests(cookies) },
    ];
    const figures: Figure[] = [];
    for (const write of writes) figures.push(await measureWrite(write, [site, bare], databases, rounds));
    return { figures };
  } finally {
    for (const server of servers) await server.stop();
  }
}
