import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Measured } from '../figure.ts';
import { bySize } from './by-size.ts';
import { readMilliseconds } from './reads.ts';
import { residentMegabytes } from '../run/process-figures.ts';
import type { ServerProcess } from '../run/server-process.ts';
import { startSite } from '../run/site.ts';

/** The server closes further connections (server/http/http-server.ts); a few are left for the reads. */
const maxConnections = 4_990;
/** Connections that are opened at the same time: fewer than wait for the server in the kernel. */
const batchLength = 100;

/** Opens a connection, sends one request and keeps the connection. */
async function openConnection(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  socket.write('GET /robots.txt HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await once(socket, 'data');
  return socket;
}

async function openUntil(sockets: Socket[], count: number, port: number): Promise<void> {
  while (sockets.length < count) {
    const missing = Math.min(batchLength, count - sockets.length);
    sockets.push(...(await Promise.all(Array.from({ length: missing }, () => openConnection(port)))));
  }
}

/** As many connections as the limit of open files allows, both in this process and in the server. */
function allowedConnections(): number {
  const { userLimits } = process.report.getReport() as {
    userLimits?: { open_files?: { soft: number | string } };
  };
  const soft = Number(userLimits?.open_files?.soft);
  return Number.isNaN(soft) ? maxConnections : Math.min(maxConnections, soft - 200);
}

interface Level {
  connections: number;
  /** Milliseconds of reads of home, one value for each round. */
  reads: number[];
  /** Resident memory in MB in the first round; later rounds use the same memory again. */
  memory: number;
}

async function measureLevels(site: ServerProcess, rounds: number): Promise<Level[]> {
  const levels = [1, 10, 100, 1000, maxConnections]
    .filter((connections) => connections <= allowedConnections())
    .map((connections): Level => ({ connections, reads: [], memory: 0 }));
  for (let warmUp = 0; warmUp < 10; warmUp += 1) await readMilliseconds(site.url, '/');
  for (let round = 0; round < rounds; round += 1) {
    const sockets: Socket[] = [];
    // Not counted: the server may still be closing the connections of the round before.
    await readMilliseconds(site.url, '/');
    for (const level of levels) {
      await openUntil(sockets, level.connections, site.port);
      if (round === 0) level.memory = residentMegabytes(site.pid);
      level.reads.push(await readMilliseconds(site.url, '/'));
      if (sockets.some(({ readyState }) => readyState !== 'open'))
        throw new Error('The server closed a connection.');
    }
    for (const socket of sockets) socket.destroy();
  }
  return levels;
}

function report(levels: readonly Level[]): Measured {
  const [few, many] = [levels.at(0), levels.at(-1)];
  if (few === undefined || many === undefined) return { figures: [] };
  const kilobytes = ((many.memory - few.memory) * 1000) / (many.connections - few.connections);
  return {
    figures: [
      {
        group: 'growth',
        name: 'GET /, while other connections are open',
        unit: 'ms',
        ...bySize(
          levels.map(({ connections, reads }) => ({ name: `${connections} connections`, samples: reads })),
        ),
        target: { atMost: 1.2 },
      },
      {
        group: 'growth',
        name: 'memory for each open connection',
        unit: 'kB',
        ours: { name: 'this site', samples: [kilobytes] },
      },
    ],
  };
}

/** Measures reads of home and the memory of the server while up to 5000 visitors keep their connection open. */
export async function measureConnections({ isQuick }: { isQuick: boolean }): Promise<Measured> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'school-growth-'));
  // The second start renders no page, so that no memory is left over which connections could use.
  await (await startSite(dataDir)).stop();
  const site = await startSite(dataDir);
  const levels = await measureLevels(site, isQuick ? 3 : 9);
  await site.stop();
  await rm(dataDir, { recursive: true });
  return report(levels);
}
