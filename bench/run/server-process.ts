import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { performance } from 'node:perf_hooks';
import { pinned } from './cores.ts';

export interface ServerProcess {
  pid: number;
  port: number;
  /** Without a slash at the end. */
  url: string;
  /** Seconds from the start of the process until it listens. */
  readySeconds: number;
  stop(): Promise<void>;
}

/** A port of this machine that no program uses. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
}

/**
 * Starts a server and waits until it prints `ready on …`.
 * @param command the program and its arguments
 * @param port where it will listen
 * @param core the processor core it runs on; undefined for any
 * @throws with the output of a server that ends before it is ready
 */
export async function startServer(
  command: readonly string[],
  {
    port,
    core,
    env,
    cwd,
  }: { port: number; core?: number | undefined; env?: NodeJS.ProcessEnv; cwd?: string },
): Promise<ServerProcess> {
  const started = performance.now();
  const [program = '', ...args] = pinned(command, core);
  const child = spawn(program, args, { env: env ?? process.env, cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  const kill = () => child.kill();
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  let output = '';
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`The server ${command.join(' ')} ended:\n${output}`)));
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        // The log of a server under load is long.
        if (output.length < 20_000) output += text;
        if (/^ready on /m.test(output)) resolve();
      });
  });
  const readySeconds = (performance.now() - started) / 1000;
  return {
    pid: child.pid ?? 0,
    port,
    url: `http://127.0.0.1:${port}`,
    readySeconds,
    stop: () => stopProcess(child),
  };
}
