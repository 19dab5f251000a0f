import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { connect, type Database } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { repairFutureTimes } from '#server/tasks/maintenance/queries.ts';
import { databaseKinds, makeDatabase } from '#test/databases.ts';
import { application, newEmail, parent, password } from '#test/people.ts';
import { openSchool, schoolEmail } from '#test/school.ts';
import { unsentMails } from '#test/unsent-mails.ts';
import { enqueue, startOutbox, type Outbox } from './outbox.ts';
import type { MailTransport } from './transport.ts';

const log = pino({ level: 'silent' });
const message = (to: string) => ({
  to,
  replyTo: schoolEmail,
  subject: 'Hello',
  text: 'Hello',
  html: '<p>Hello</p>',
});
const messages = (count: number) =>
  Array.from({ length: count }, (_, index) => message(`p${index}@family.test`));

/** Runs `work`, then stops the outboxes. */
async function withOutboxes<T>(outboxes: Outbox[], work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } finally {
    await Promise.all(outboxes.map((outbox) => outbox.stop()));
  }
}

describe.each(databaseKinds)('the outbox on %s', (kind) => {
  let dataDir: string;
  let database: Awaited<ReturnType<typeof makeDatabase>>;
  let firstDb: Database;
  let secondDb: Database;
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'school-outbox-'));
    database = await makeDatabase(kind);
    firstDb = connect({ databaseUrl: database.url, dataDir });
    await migrate(firstDb);
    secondDb = connect({ databaseUrl: database.url, dataDir });
  });
  beforeEach(() => firstDb.deleteFrom('outbox').execute());
  afterAll(async () => {
    await Promise.all([firstDb.destroy(), secondDb.destroy()]);
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const rows = () => unsentMails(firstDb);

  test('two instances on one database share the work and send no mail twice', async () => {
    await enqueue(firstDb, messages(60));
    const ids = (await rows()).map(({ id }) => id);
    const sent: string[] = [];
    const transport: MailTransport = async (_, id) => {
      sent.push(id);
      await setImmediate();
    };
    await withOutboxes([startOutbox(firstDb, transport, log), startOutbox(secondDb, transport, log)], () =>
      expect.poll(rows).toEqual([]),
    );
    expect(sent.toSorted()).toEqual(ids.toSorted());
  });

  test('sends an urgent mail before all others', async () => {
    await enqueue(firstDb, messages(20));
    await enqueue(firstDb, [{ ...message('code@family.test'), hasCode: true }]);
    const sent: string[] = [];
    const transport: MailTransport = async ({ to }) => void sent.push(to);
    await withOutboxes([startOutbox(firstDb, transport, log)], () => expect.poll(rows).toEqual([]));
    expect([sent[0], sent.length]).toEqual(['code@family.test', 21]);
  });

  test('no other instance sends a leased mail before the lease ends', async () => {
    await enqueue(firstDb, [message('slow@family.test')]);
    const leased = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    const first = startOutbox(
      firstDb,
      async () => {
        leased.resolve();
        await release.promise;
      },
      log,
    );
    await leased.promise;
    const sentBySecond: string[] = [];
    const other = startOutbox(secondDb, async ({ to }) => void sentBySecond.push(to), log);
    await enqueue(secondDb, [message('quick@family.test')]);
    other.nudge();
    await expect.poll(() => sentBySecond).toEqual(['quick@family.test']);
    await firstDb.updateTable('outbox').set({ nextAttemptAt: new Date() }).execute();
    other.nudge();
    await expect.poll(() => sentBySecond).toEqual(['quick@family.test', 'slow@family.test']);
    release.resolve();
    await Promise.all([first.stop(), other.stop()]);
  });

  test('sends mails that were queued while the clock was ahead, and waits up to an hour for others', async () => {
    await enqueue(firstDb, messages(2));
    const setDue = (sendTo: string, minutes: number) =>
      firstDb
        .updateTable('outbox')
        .set({ nextAttemptAt: new Date(Date.now() + minutes * 60_000) })
        .where('sendTo', '=', sendTo)
        .execute();
    await setDue('p0@family.test', 66);
    await setDue('p1@family.test', 59);
    await repairFutureTimes(firstDb, new Date(), false);
    const sent: string[] = [];
    const outbox = startOutbox(firstDb, async ({ to }) => void sent.push(to), log);
    await expect.poll(rows).toHaveLength(1);
    await outbox.stop();
    expect(sent).toEqual(['p0@family.test']);
  });

  test('tries a mail that is never accepted for about five days, with waits of at most an hour', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      await enqueue(firstDb, [message('away@family.test')]);
      const start = Date.now();
      const waits: number[] = [];
      for (;;) {
        const attempted = Promise.withResolvers<void>();
        const transport: MailTransport = () => {
          attempted.resolve();
          return Promise.reject(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }));
        };
        const outbox = startOutbox(firstDb, transport, log);
        await attempted.promise;
        await outbox.stop();
        const [remaining] = await rows();
        if (remaining === undefined) break;
        const next = new Date(remaining.nextAttemptAt).getTime();
        waits.push((next - Date.now()) / 1000);
        vi.setSystemTime(next);
      }
      expect(waits.slice(0, 6)).toEqual([30, 120, 600, 1800, 3600, 3600]);
      expect(Math.max(...waits)).toBe(3600);
      expect((Date.now() - start) / (24 * 3600 * 1000)).toBeCloseTo(5, 0);
    } finally {
      vi.useRealTimers();
    }
  });

  test('does not try a code again at a time at which it will have expired', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      await enqueue(firstDb, [
        { ...message('late@family.test'), hasCode: true },
        message('late@family.test'),
      ]);
      vi.setSystemTime(Date.now() + 9.75 * 60_000);
      const away = () => Promise.reject(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }));
      await withOutboxes([startOutbox(firstDb, away, log)], () =>
        expect
          .poll(async () => (await rows()).map(({ kind, attempts }) => [kind, attempts]))
          .toEqual([['mail', 1]]),
      );
    } finally {
      vi.useRealTimers();
    }
  });

  test('stop finishes the current mail and leaves the rest to the next start', async () => {
    await enqueue(firstDb, messages(3));
    const sent: string[] = [];
    const outbox = startOutbox(firstDb, async ({ to }) => void sent.push(to), log);
    await outbox.stop();
    const remaining = await rows();
    expect([...sent, ...remaining.map(({ sendTo }) => sendTo)].toSorted()).toEqual(
      messages(3).map(({ to }) => to),
    );
    expect(remaining.every(({ attempts }) => attempts === 0)).toBe(true);
  });

  test('sends mails that waited during a restart', async () => {
    await enqueue(firstDb, messages(2));
    const sent: string[] = [];
    await withOutboxes([startOutbox(secondDb, async ({ to }) => void sent.push(to), log)], () =>
      expect.poll(rows).toEqual([]),
    );
    expect(sent).toHaveLength(2);
  });

  describe('a mail and the change that it announces are stored together or not at all:', () => {
    test('no change is stored when the mail cannot be queued', async () => {
      const school = await openSchool(kind);
      try {
        const { db } = school.context;
        const asha = await parent(school);
        await school.mail(asha.email);
        await db.schema.alterTable('outbox').renameTo('elsewhere').execute();
        const userEmail = newEmail();
        const replies = [
          await school.visitor().post('/user/add-user', { fullName: 'Neha', userEmail, password }),
          await school.visitor().post('/user/add-lead', { userName: 'Neha' }),
          await school.visitor().post('/user/forget-password', { email: asha.email }),
          await asha.visitor.post('/user/enroll-user', application()),
        ];
        expect(replies.map(({ status }) => status)).toEqual([500, 500, 500, 500]);
        expect(await db.selectFrom('users').select('email').execute()).toEqual([{ email: asha.email }]);
        expect(await db.selectFrom('accounts').select('id').execute()).toHaveLength(1);
        for (const table of ['conversations', 'verifications', 'applications'] as const) {
          expect([table, await db.selectFrom(table).select('id').execute()]).toEqual([table, []]);
        }
        await db.schema.alterTable('elsewhere').renameTo('outbox').execute();
        expect(
          (await school.visitor().post('/user/add-user', { fullName: 'Neha', userEmail, password })).status,
        ).toBe(201);
      } finally {
        await school.close();
      }
    });

    test('no mail is sent when the change cannot be stored', async () => {
      const school = await openSchool(kind);
      try {
        const asha = await parent(school);
        await school.mail(asha.email);
        await school.context.db.schema.alterTable('conversations').renameTo('c').execute();
        await school.context.db.schema.alterTable('applications').renameTo('a').execute();
        expect((await school.visitor().post('/user/add-lead', { userEmail: asha.email })).status).toBe(500);
        expect((await asha.visitor.post('/user/enroll-user', application())).status).toBe(500);
        // The mail of the sign-up is stored as sent shortly after it was sent.
        await expect.poll(() => unsentMails(school.context.db)).toEqual([]);
        expect(await school.mails()).toHaveLength(1);
      } finally {
        await school.close();
      }
    });
  });
});
