import { mkdir } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import path from 'node:path';
import type { Figure, Measured, MeasureOptions } from '../figure.ts';
import { expectStatus, requestText, runLoad } from '../run/load.ts';
import type { ServerProcess } from '../run/server-process.ts';
import { startSite } from '../run/site.ts';
import { leadRequests } from './write-requests.ts';

const connections = 32;
const workers = 2;

interface Subject {
  server: ServerProcess;
  dataDir: string;
}

/** Requests a second of one round. */
type Round = (subject: Subject, round: number) => Promise<number>;

/** Starts the site with a number of processes, on a database of its own. */
async function startSubject(folder: string, processes: number): Promise<Subject> {
  const dataDir = path.join(folder, `workers-${processes}`);
  await mkdir(dataDir);
  const server = await startSite(dataDir, { env: { RATE_LIMITS: 'off', WORKERS: String(processes) } });
  return { server, dataDir };
}

/** Deletes the messages of a round and their mails. @returns the number of messages */
function clear(dataDir: string): number {
  const database = new DatabaseSync(path.join(dataDir, 'school.db'), { timeout: 10_000 });
  const { changes } = database.prepare('delete from conversations').run();
  database.exec('delete from outbox');
  database.close();
  return Number(changes);
}

/** Measures the sites in turn. The first round is not counted. */
async function measureInTurn(
  name: string,
  [ours, anchor]: readonly [Subject, Subject],
  run: Round,
  rounds: number,
): Promise<Figure> {
  const samples: [number[], number[]] = [[], []];
  for (let round = 0; round <= rounds; round += 1) {
    const measured = [await run(ours, round), await run(anchor, round)] as const;
    if (round === 0) continue;
    samples[0].push(measured[0]);
    samples[1].push(measured[1]);
  }
  return {
    group: 'server',
    name,
    unit: 'requests/s',
    ours: { name: `WORKERS=${workers}`, samples: samples[0] },
    anchor: { name: 'one process', samples: samples[1] },
  };
}

/**
 * The site with two worker processes beside the site in one process, on SQLite. Server and load generator share all cores, so
 * that a machine with two cores shows less than the workers gain.
 * @param folder an empty folder for this measurement
 */
export async function measureWorkers(folder: string, { isQuick }: MeasureOptions): Promise<Measured> {
  const [rounds, seconds, messages] = isQuick ? [2, 0.5, 100] : [7, 2, 1000];
  const subjects: Subject[] = [];
  try {
    for (const processes of [workers, 1]) subjects.push(await startSubject(folder, processes));
    const pair = subjects as [Subject, Subject];
    const page = requestText('GET', '/', { 'accept-encoding': 'br' });
    const readPage: Round = async ({ server: { port } }) => {
      const result = await runLoad({ port, requests: [page], connections, seconds });
      expectStatus(200, result, 'GET /');
      return result.replies / result.seconds;
    };
    const sendMessages: Round = async ({ server: { port }, dataDir }, round) => {
      const requests = leadRequests(messages, round);
      const result = await runLoad({ port, requests, connections, replies: messages });
      expectStatus(201, result, 'POST add-lead');
      const stored = clear(dataDir);
      if (stored !== messages) throw new Error(`${messages} requests stored ${stored} messages.`);
      return result.replies / result.seconds;
    };
    const name = `with WORKERS=${workers}`;
    return {
      figures: [
        await measureInTurn(`GET / ${name}`, pair, readPage, rounds),
        await measureInTurn(`POST add-lead ${name}`, pair, sendMessages, rounds),
      ],
    };
  } finally {
    for (const { server } of subjects) await server.stop();
  }
}
