import { spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** The pages of `npm run dev`, without the API. They include the style guide, which the production build leaves out. */
export interface DevServer {
  url: string;
  close(): Promise<void>;
}

/**
 * Starts the development server and waits until it prints its address.
 * @throws Error with its output if it ends by itself
 */
export async function startDevServer(): Promise<DevServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const program = path.join(root, 'node_modules/@react-router/dev/bin.cjs');
  const child = spawn(
    process.execPath,
    [program, 'dev', '--port', String(port), '--strictPort', '--host', '127.0.0.1'],
    { cwd: root, env: { ...process.env, NODE_ENV: 'development' }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        output += chunk;
        // Only the port, because the rest of the line is for people and may change.
        if (output.includes(String(port))) resolve();
      });
    }
    child.once('exit', () => reject(new Error(`the development server ended: ${output}`)));
  });
  return {
    url,
    async close() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
