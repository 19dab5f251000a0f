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
import type { Site } from '#server/site/site.ts';
import { makeMigratedDatabase } from './databases.ts';
import type { Mail } from './mail.ts';
import { sentMails } from './sent-mails.ts';
import { Visitor } from './visitor.ts';

/** A running server with its own database, DATA_DIR and port. */
export interface School {
  url: string;
  kind: DatabaseKind;
  dataDir: string;
  context: Context;
  /** Every line the process logged so far. */
  log: string[];
  visitor(headers?: Record<string, string>): Visitor;
  /** All mails sent so far, in no order. */
  mails(): Promise<Mail[]>;
  /** Waits for the mail to an address whose subject matches. */
  mail(to: string, subject?: RegExp): Promise<Mail>;
  close(): Promise<void>;
}

const publicUrl = 'http://school.test';
export const schoolEmail = 'office@school.test';

/**
 * Starts the real server over real HTTP.
 * @param environment settings that replace those of every test, DATABASE_URL included
 * @param site pages to serve besides the API
 */
export async function openSchool(
  kind: DatabaseKind,
  environment: Record<string, string> = {},
  site?: Pick<Site, 'handle'>,
): Promise<School> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'school-data-'));
  const database = await makeMigratedDatabase(kind, dataDir);
  const settings = readSettings({
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    AUTH_SECRET: 'a secret that only the tests know of',
    PUBLIC_URL: publicUrl,
    SCHOOL_EMAIL: schoolEmail,
    RATE_LIMITS: 'off',
    ...environment,
  });
  const log: string[] = [];
  const context = await openContext(
    settings,
    pino({ level: 'trace' }, { write: (line: string) => log.push(line) }),
  );
  const server = createHttpServer(createApp(context).fetch, { handleFirst: site?.handle });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const mails = sentMails(dataDir);
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    kind,
    dataDir,
    context,
    log,
    visitor: (headers) => new Visitor(url, headers),
    mails: mails.all,
    mail: (to, subject = /^/) => mails.waitFor(to, subject),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await closeContext(context);
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
