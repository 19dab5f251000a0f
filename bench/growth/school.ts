import { Agent } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { createApp } from '#server/api/app.ts';
import { closeContext, openContext, type Context } from '#server/context.ts';
import type { DatabaseKind } from '#server/db/connect.ts';
import { readSettings } from '#server/env.ts';
import { createHttpServer } from '#server/http/http-server.ts';
import { truncateWriteAheadLog } from '#server/tasks/maintenance/queries.ts';
import { addManyRows } from '#test/many-rows.ts';
import { send } from './request.ts';

/** The rows in each table of the smallest school. */
export const smallSchool = 100;

/** A running API with its own database. */
export interface School {
  kind: DatabaseKind;
  context: Context;
  /** The size, as a multiple of the smallest school. */
  times: number;
  /** Sends a request as a signed-in account. @returns the text of the reply @throws when the reply is an error */
  as(account: 'admin' | 'family', method: string, path: string, body?: unknown): Promise<string>;
  close(): Promise<void>;
}

const password = 'seven white horses';

/** Starts a school with many rows in every table. @param databaseUrl a PostgreSQL database; undefined for SQLite */
export async function openSchool(times: number, databaseUrl: string | undefined): Promise<School> {
  const kind = databaseUrl === undefined ? 'sqlite' : 'postgres';
  const dataDir = await mkdtemp(path.join(tmpdir(), 'school-growth-'));
  const settings = readSettings({
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    AUTH_SECRET: 'a secret that only the benchmark knows of',
    RETENTION_MONTHS: '24',
    TRUST_PROXY: '1',
  });
  const context = await openContext(settings, pino({ enabled: false }));
  await addManyRows(context.db, kind, smallSchool * times);
  if (kind === 'sqlite') await truncateWriteAheadLog(context.db);
  const server = createHttpServer(createApp(context).fetch);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const agent = new Agent({ keepAlive: true });

  let requests = 0;
  async function sendOrThrow(method: string, path: string, body: unknown, cookie?: string) {
    requests += 1;
    // Each request comes from another network, so that no rate limit rejects it.
    const headers = {
      'x-forwarded-for': `10.${requests >> 8}.${requests & 255}.1`,
      ...(cookie && { cookie }),
    };
    const reply = await send(url, method, path, { agent, headers, body });
    if (reply.status >= 300) throw new Error(`${method} ${path} replied ${reply.status} ${reply.text}`);
    return reply;
  }

  async function signUp(role: 'admin' | 'user'): Promise<string> {
    const userEmail = `${role}@bench.test`;
    await sendOrThrow('POST', '/user/add-user', { fullName: 'Asha Verma', userEmail, password });
    await context.db.updateTable('users').set({ role }).where('email', '=', userEmail).execute();
    return (await sendOrThrow('POST', '/user/auth-user', { userEmail, password, rememberMe: true })).cookies;
  }
  const cookies = { admin: await signUp('admin'), family: await signUp('user') };

  return {
    kind,
    context,
    times,
    as: async (account, method, path, body) => (await sendOrThrow(method, path, body, cookies[account])).text,
    async close() {
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await closeContext(context);
      await rm(dataDir, { recursive: true });
    },
  };
}
