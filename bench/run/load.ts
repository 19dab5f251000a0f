import { spawn } from 'node:child_process';
import { pinned } from './cores.ts';
import { nodeCommand } from './site.ts';

export interface Load {
  port: number;
  /** Whole requests as they are sent. Each connection takes the next one of the list, which starts again at its end. */
  requests: readonly string[];
  connections: number;
  /** The load ends after this many replies … */
  replies?: number;
  /** … or after this time. */
  seconds?: number;
  /** Requests a second at regular intervals. Without it, each connection sends its next request after the reply. */
  rate?: number;
  /** The processor core of the load generator; undefined for any. */
  core?: number;
}

export interface LoadResult {
  replies: number;
  seconds: number;
  /** The number of replies with each status. */
  byStatus: Readonly<Record<string, number>>;
  /** With a rate: milliseconds from when each request was due to its reply, or to the end when it had none. */
  latencies: readonly number[];
}

/** A request as text. */
export function requestText(
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body = '',
): string {
  const framing =
    body === ''
      ? {}
      : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) };
  const lines = Object.entries({ host: 'localhost', ...framing, ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
}

/** Sends requests to a server on this machine, from a process of its own. */
export function runLoad(load: Load): Promise<LoadResult> {
  const [program = '', ...args] = pinned(nodeCommand('bench/run/load-process.ts'), load.core);
  const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The load generator ended with code ${code}.`)));
    child.once('message', (result) => resolve(result as LoadResult));
    child.send(load);
  });
}

/** @throws when a reply has another status than the expected one */
export function expectStatus(status: number, { byStatus, replies }: LoadResult, name: string): void {
  if ((byStatus[status] ?? 0) !== replies)
    throw new Error(`${name} got the replies ${JSON.stringify(byStatus)} instead of ${status} only.`);
}
