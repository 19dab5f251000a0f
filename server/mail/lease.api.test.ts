import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { connect, type Database } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { readSettings } from '#server/env.ts';
import { databaseKinds, makeDatabase } from '#test/databases.ts';
import { openMailServer, type MailServer, type Verdict } from '#test/mail-server.ts';
import { newEmail } from '#test/people.ts';
import { schoolEmail } from '#test/school.ts';
import { unsentMails } from '#test/unsent-mails.ts';
import { enqueue, startOutbox, type Outbox } from './outbox.ts';
import { createMailTransport, type MailTransport } from './transport.ts';

const lines: string[] = [];
const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
/** Milliseconds. A mail of a dead process is sent within 30 s, and a poll takes up to 5 s of them. */
const longestLease = 25_000;

describe.each(databaseKinds)('a leased mail on %s', (kind) => {
  let dataDir: string;
  let database: Awaited<ReturnType<typeof makeDatabase>>;
  let one: Database;
  let two: Database;
  /** The replies of the mail server in order of the mails; the test resolves them. */
  let verdicts: PromiseWithResolvers<Verdict>[];
  let server: MailServer;
  let transport: MailTransport;
  const outboxes: Outbox[] = [];
  const open = () => connect({ databaseUrl: database.url, dataDir });
  const start = (db: Database) => {
    const outbox = startOutbox(db, transport, log);
    outboxes.push(outbox);
    return outbox;
  };

  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'school-lease-'));
    database = await makeDatabase(kind);
    one = open();
    await migrate(one);
    two = open();
  });
  beforeEach(async () => {
    lines.length = 0;
    await one.deleteFrom('outbox').execute();
    verdicts = [];
    server = await openMailServer(() => {
      const verdict = Promise.withResolvers<Verdict>();
      verdicts.push(verdict);
      return verdict.promise;
    });
    const settings = readSettings({
      DATA_DIR: dataDir,
      PUBLIC_URL: 'http://school.test',
      SMTP_URL: server.url,
      MAIL_FROM: 'post@school.test',
      SCHOOL_EMAIL: schoolEmail,
    });
    transport = createMailTransport(settings, () => 'post@school.test', log);
    await enqueue(one, [{ to: newEmail(), replyTo: schoolEmail, subject: 'Hi', text: 'Hi', html: '<p>Hi' }]);
  });
  afterEach(async () => {
    vi.useRealTimers();
    for (const { resolve } of verdicts) resolve(undefined);
    await Promise.all(outboxes.splice(0).map((outbox) => outbox.stop()));
    await server.close();
  });
  afterAll(async () => {
    await Promise.all([one.destroy(), two.destroy()]);
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  /** The mails that are not sent yet. */
  const rows = () => unsentMails(one);
  const row = () => one.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
  const dueAt = async () => new Date((await row()).nextAttemptAt).getTime();
  const setDue = (time: number) =>
    one
      .updateTable('outbox')
      .set({ nextAttemptAt: new Date(time) })
      .execute();
  const taken = (count: number) => expect.poll(() => verdicts.length).toBe(count);

  test('of a process that died is sent by another process within 30 s', async () => {
    // Without a database the process cannot renew the lease, like a dead one.
    const dying = open();
    start(dying);
    await taken(1);
    await dying.destroy();
    const other = start(two);
    await setDue((await dueAt()) - longestLease);
    other.nudge();
    await taken(2);
    verdicts[1]?.resolve(undefined);
    await expect.poll(rows).toEqual([]);
    expect(server.offered).toHaveLength(1);
  });

  test('stays with its process while the mail server takes its time', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    start(one);
    await taken(1);
    start(two);
    for (let seconds = 0; seconds < 120; seconds += 5) {
      const before = await dueAt();
      // Both outboxes poll, and the lease is renewed.
      vi.advanceTimersByTime(5_000);
      await expect.poll(dueAt).toBeGreaterThan(before);
    }
    verdicts[0]?.resolve(undefined);
    await expect.poll(rows).toEqual([]);
    expect(verdicts).toHaveLength(1);
  });

  test('is not changed by a process that has lost the lease', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    const first = start(one);
    await taken(1);
    await setDue(Date.now());
    const second = start(two);
    await taken(2);
    verdicts[1]?.resolve({ code: 451, text: 'try later' });
    await second.stop();
    const putBack = await row();
    expect(putBack.attempts).toBe(2);
    vi.advanceTimersByTime(5_000);
    verdicts[0]?.resolve({ code: 451, text: 'try later' });
    await first.stop();
    expect(await row()).toEqual(putBack);
    const ids = server.offered.map(({ mail }) => mail.messageId);
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
  });

  test('that was sent while the outbox could not be written is stored as sent at the next poll and not sent again', async () => {
    const outbox = start(one);
    await taken(1);
    await two.schema.alterTable('outbox').renameTo('elsewhere').execute();
    verdicts[0]?.resolve(undefined);
    await expect.poll(() => lines.join('')).toContain('outbox cannot be read');
    await sql`alter table "elsewhere" rename to "outbox"`.execute(two);
    outbox.nudge();
    await expect.poll(rows).toEqual([]);
    expect(verdicts).toHaveLength(1);
  });
});
