import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const compileCache = path.join(root, '.runtime/compile-cache');

/** A running server/main.ts. */
export interface RunningServer {
  url: string;
  /** Everything it printed so far. */
  output(): string;
  /** The ids of its child processes. */
  children(): number[];
  kill(signal: NodeJS.Signals): void;
  /** Its exit code and signal. */
  ended: Promise<unknown[]>;
}

/**
 * Starts server/main.ts as a process on any free port, and waits until it is ready.
 * @param env its environment; PATH, PORT and the compile cache of `npm start` are added
 * @throws Error with its output when it ends before
 */
export async function runServer(env: Record<string, string>): Promise<RunningServer> {
  const server = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'server/main.ts'], {
    cwd: root,
    env: { PATH: process.env.PATH, PORT: '0', NODE_COMPILE_CACHE: compileCache, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(server, 'close');
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [server.stdout, server.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        const [, port] = /^ready on http:\/\/localhost:(\d+)$/m.exec(output) ?? [];
        if (port !== undefined) resolve(`http://localhost:${port}`);
      });
    void ended.then(() => reject(new Error(`the server ended: ${output}`)));
  });
  const tasks = `/proc/${server.pid}/task`;
  return {
    url,
    output: () => output,
    children: () =>
      readdirSync(tasks).flatMap((thread) =>
        readFileSync(`${tasks}/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
      ),
    kill: (signal) => server.kill(signal),
    ended,
  };
}
