import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { serverOptions } from '../../bin/setup/server-options.mjs';

export const root = path.resolve(import.meta.dirname, '../..');

/** The same for every start, because pages that were stored for another address are not used again. */
export const publicUrl = 'http://growth.test';

/** A running server with pages and API, in a process of its own. */
export interface SiteProcess {
  url: string;
  /** Until it accepts requests. */
  startSeconds: number;
  /** The resident memory in MB. */
  memory(): number;
  stop(): Promise<void>;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Starts server/main.ts as `npm start` does. @throws with its output when it ends before it is ready */
export async function startSite(dataDir: string): Promise<SiteProcess> {
  const port = await freePort();
  const start = performance.now();
  const child = spawn(process.execPath, [...serverOptions, path.join(root, 'server/main.ts')], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: publicUrl,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    child.once('exit', () => reject(new Error(`The site ended:\n${output}`)));
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        if (output.length < 10_000) output += text;
        if (/^ready on /m.test(output)) resolve();
      });
    }
  });
  return {
    url: `http://127.0.0.1:${port}`,
    startSeconds: (performance.now() - start) / 1000,
    memory() {
      const [, kibibytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? [];
      return (Number(kibibytes) * 1024) / 1e6;
    },
    async stop() {
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
    },
  };
}
