import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Retention } from '#contract/school/retention.ts';
import { kindsOfThisRun } from '#test/databases.ts';
import { insertMessages, messagesIn } from '#test/messages.ts';
import { admin, application, parent, type TestUser } from '#test/people.ts';
import { openCommands, runCommand, type Commands } from '#test/run-command.ts';
import { openSchool, type School } from '#test/school.ts';
import { purge, startMaintenance } from '#server/tasks/maintenance/maintenance.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const threeYears = 3 * 365 * day;
const fromNow = (milliseconds: number) => new Date(Date.now() + milliseconds);
const longAgo = () => fromNow(-threeYears);
const none = { messages: 0, applications: 0, users: 0, logEntries: 0 };

const metricsToken = 'only-for-the-tests';

describe.each(kindsOfThisRun)('old data on %s', (kind) => {
  let school: School;
  beforeEach(async () => {
    school = await openSchool(kind, { RETENTION_MONTHS: '24', METRICS_TOKEN: metricsToken });
  });
  afterEach(async () => {
    vi.useRealTimers();
    await school.close();
  });

  /** Sets the clock ahead, both for the server and for the dates it stores. */
  const setClock = (ahead: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ahead });

  async function addMessages(count: number, createdAt: Date): Promise<void> {
    await insertMessages(
      school.context.db,
      Array.from({ length: count }, () => ({ createdAt })),
    );
  }

  async function addLogEntries(count: number, createdAt: Date): Promise<void> {
    const entry = { createdAt, actor: 'x', action: 'users-read', subject: null, address: null };
    const rows = Array.from({ length: count }, () => ({ id: randomUUID(), ...entry }));
    await school.context.db.insertInto('auditLog').values(rows).execute();
  }

  /** A family with a three-year-old account, not used since and without a session. */
  async function addOldFamily(): Promise<TestUser> {
    const family = await parent(school);
    await family.visitor.post('/user/enroll-user', application());
    const { db } = school.context;
    const times = { createdAt: longAgo(), updatedAt: longAgo() };
    await db.updateTable('users').set(times).where('id', '=', family.id).execute();
    await db
      .updateTable('applications')
      .set({ createdAt: longAgo() })
      .where('userId', '=', family.id)
      .execute();
    await db.deleteFrom('sessions').where('userId', '=', family.id).execute();
    return family;
  }

  async function countOf(table: 'messages' | 'applications' | 'users' | 'auditLog'): Promise<number> {
    if (table === 'messages') return (await messagesIn(school.context.db)).length;
    return (await school.context.db.selectFrom(table).select('id').execute()).length;
  }

  const counts = async () => ({
    messages: await countOf('messages'),
    applications: await countOf('applications'),
    users: await countOf('users'),
    auditLog: await countOf('auditLog'),
  });

  const warnings = () => school.log.filter((line) => line.includes('not deleted'));

  async function waitingRows(): Promise<number> {
    const { text } = await school.visitor({ authorization: `Bearer ${metricsToken}` }).get('/metrics');
    return Number(/^retention_waiting_rows (\d+)$/m.exec(text)?.[1]);
  }

  const readRetention = async ({ visitor }: TestUser): Promise<Retention> =>
    (await visitor.get('/admin/retention')).body;
  const confirm = ({ visitor }: TestUser, { now, due }: Pick<Retention, 'now' | 'due'>) =>
    visitor.post('/admin/retention', { now, due });
  const confirmations = async () =>
    school.context.db
      .selectFrom('auditLog')
      .select(['actor', 'address'])
      .where('action', '=', 'retention-confirmed')
      .execute();

  describe('while the clock is ahead', () => {
    async function addFamilies(): Promise<void> {
      for (let i = 0; i < 3; i += 1) {
        const { visitor } = await parent(school);
        await visitor.post('/user/enroll-user', application());
      }
      await addMessages(24, new Date());
      await addLogEntries(5, new Date());
    }

    test('a start three years ahead deletes nothing and reports it in the log, /metrics and the office', async () => {
      await addFamilies();
      const before = await counts();
      await purge(school.context);
      const today = new Date();
      setClock(threeYears);
      const maintenance = startMaintenance(school.context);
      await expect.poll(warnings).toHaveLength(1);
      maintenance.stop();
      expect(await counts()).toEqual(before);
      const { level, msg } = JSON.parse(warnings()[0] ?? '') as { level: number; msg: string };
      expect(level).toBe(40);
      expect(msg).toMatch(/24 messages(?:,| and) 3 applications/);
      expect(msg).toContain(`clock says that today is ${new Date().getUTCDate()} `);
      expect(msg).toContain(String(new Date().getUTCFullYear()));
      expect(msg).toContain('npm run retention -- apply');
      expect(await waitingRows()).toBeGreaterThanOrEqual(27);
      const retention = await readRetention(await admin(school));
      expect(retention).toMatchObject({
        reason: 'clock',
        months: 24,
        due: { messages: 24, applications: 3 },
      });
      expect(retention.now.slice(0, 10)).toBe(new Date().toISOString().slice(0, 10));
      expect(retention.lastSeen?.slice(0, 10)).toBe(today.toISOString().slice(0, 10));
    });

    test('later runs do not trust the clock either', async () => {
      await addFamilies();
      const before = await counts();
      await purge(school.context);
      for (const later of [0, hour, 2 * hour, day, 8 * day]) {
        await purge(school.context, fromNow(threeYears + later));
      }
      expect(await counts()).toEqual(before);
      expect(warnings()).toHaveLength(5);
    });

    test('the first start after an update from a version without readings deletes nothing', async () => {
      await addFamilies();
      const before = await counts();
      setClock(threeYears);
      await purge(school.context);
      await addLogEntries(1, new Date());
      await admin(school);
      await purge(school.context, fromNow(hour));
      expect(await counts()).toMatchObject({ messages: before.messages, applications: before.applications });
      expect(warnings()).toHaveLength(2);
    });

    test('keeps an account with a session until the clock is right again', async () => {
      const { id } = await parent(school);
      await school.context.db
        .updateTable('users')
        .set({ createdAt: longAgo(), updatedAt: longAgo() })
        .where('id', '=', id)
        .execute();
      await addMessages(3, new Date());
      await purge(school.context);
      await purge(school.context, fromNow(threeYears));
      await purge(school.context, fromNow(day));
      expect(await countOf('users')).toBe(1);
    });

    test('nothing is lost, nothing waits and deletion continues once the clock is right again', async () => {
      await addFamilies();
      const before = await counts();
      await purge(school.context);
      await purge(school.context, fromNow(threeYears));
      expect(await waitingRows()).toBeGreaterThan(0);
      await purge(school.context, fromNow(hour));
      expect(await counts()).toEqual(before);
      expect(await waitingRows()).toBe(0);
      await addMessages(1, longAgo());
      await purge(school.context, fromNow(day + 2 * hour));
      expect(await counts()).toEqual(before);
      expect(warnings()).toHaveLength(1);
    });

    test('deletes nothing after the clock was set while the process runs', async () => {
      await addMessages(40, new Date());
      await addMessages(1, longAgo());
      await purge(school.context, new Date(), true);
      expect([await countOf('messages'), warnings().length]).toEqual([41, 1]);
      await purge(school.context, fromNow(hour));
      expect([await countOf('messages'), warnings().length]).toEqual([40, 1]);
    });
  });

  describe('without a confirmation', () => {
    test.each([
      [100, 5, 95],
      [100, 6, 100],
      [10, 1, 9],
      [10, 2, 10],
      [1, 1, 0],
    ])('of %i messages with %i due, %i remain', async (all, due, remaining) => {
      await addMessages(due, longAgo());
      if (all > due) await addMessages(all - due, new Date());
      // The first run compares the clock with the date of the newest row.
      await parent(school);
      await purge(school.context);
      expect(await countOf('messages')).toBe(remaining);
      expect(warnings()).toHaveLength(remaining === all ? 1 : 0);
      expect(await waitingRows()).toBe(remaining === all ? due : 0);
    });

    test('deletes from no table while one table has an unusual amount', async () => {
      await addOldFamily();
      await addMessages(2, longAgo());
      await parent(school);
      const before = await counts();
      await purge(school.context);
      expect(await counts()).toEqual(before);
    });

    test('the audit log has the same limit, also without RETENTION_MONTHS', async () => {
      const schoolWithoutLimit = await openSchool(kind);
      try {
        const { db } = schoolWithoutLimit.context;
        const entry = { actor: 'x', action: 'users-read', subject: null, address: null };
        for (const createdAt of [fromNow(-367 * day), fromNow(-368 * day), new Date()]) {
          await db
            .insertInto('auditLog')
            .values({ id: randomUUID(), createdAt, ...entry })
            .execute();
        }
        await purge(schoolWithoutLimit.context);
        expect(await db.selectFrom('auditLog').select('id').execute()).toHaveLength(3);
        const retention = await readRetention(await admin(schoolWithoutLimit));
        expect(retention).toMatchObject({ reason: 'amount', months: null, before: null });
        expect(retention.due).toEqual({ ...none, logEntries: 2 });
      } finally {
        await schoolWithoutLimit.close();
      }
    });

    test('deletes once a day', async () => {
      await addMessages(3, new Date());
      await purge(school.context);
      await addMessages(1, longAgo());
      await purge(school.context, fromNow(22 * hour));
      expect(await countOf('messages')).toBe(4);
      await purge(school.context, fromNow(23 * hour));
      expect(await countOf('messages')).toBe(3);
    });

    test('deletes once when several instances run at the same time', async () => {
      await addMessages(20, new Date());
      await addMessages(1, longAgo());
      await Promise.all([1, 2, 3].map(() => purge(school.context)));
      expect(await countOf('messages')).toBe(20);
      expect(warnings()).toEqual([]);
    });
  });

  describe('a site that was off for two months', () => {
    test('continues when nothing is due', async () => {
      await addMessages(20, fromNow(-70 * day));
      await purge(school.context, fromNow(-60 * day));
      await purge(school.context);
      await addMessages(1, longAgo());
      await purge(school.context, fromNow(day));
      expect([await countOf('messages'), warnings()]).toEqual([20, []]);
    });

    test('waits for a confirmation of what is due, and continues after it', async () => {
      await addMessages(20, fromNow(-70 * day));
      await purge(school.context, fromNow(-60 * day));
      await addMessages(1, longAgo());
      await purge(school.context);
      expect(await countOf('messages')).toBe(21);
      const office = await admin(school);
      const retention = await readRetention(office);
      expect(retention).toMatchObject({ reason: 'clock', due: { ...none, messages: 1 } });
      expect((await confirm(office, retention)).status).toBe(200);
      await addMessages(1, longAgo());
      await purge(school.context, fromNow(day));
      expect([await countOf('messages'), warnings().length]).toEqual([20, 1]);
    });
  });

  describe('a confirmation by an admin', () => {
    /** Adds so much due data that the deletion waits for a confirmation. @returns an admin */
    async function addDueData(): Promise<TestUser> {
      await addOldFamily();
      await addOldFamily();
      await addMessages(24, longAgo());
      await addMessages(3, new Date());
      await addLogEntries(4, fromNow(-400 * day));
      const office = await admin(school);
      await purge(school.context);
      return office;
    }
    const due = { messages: 24, applications: 2, users: 2, logEntries: 4 };

    test('deletes only the data that was shown, and is recorded in the audit log', async () => {
      const office = await addDueData();
      const family = await parent(school);
      await family.visitor.post('/user/enroll-user', application());
      const before = await counts();
      expect(await waitingRows()).toBe(32);
      const retention = await readRetention(office);
      expect(retention).toMatchObject({ reason: 'amount', due });
      const reply = await confirm(office, retention);
      expect([reply.status, reply.body.message]).toEqual([200, 'The old data is deleted.']);
      expect(await counts()).toEqual({
        messages: 3,
        applications: before.applications - 2,
        users: before.users - 2,
        auditLog: before.auditLog - 4 + 1,
      });
      expect(await confirmations()).toEqual([{ actor: office.id, address: expect.any(String) }]);
      expect(await waitingRows()).toBe(0);
      expect(await readRetention(office)).toMatchObject({ reason: null, due: none });
      await purge(school.context, fromNow(hour));
      expect(warnings()).toHaveLength(1);
    });

    test('is rejected when more is due than was shown', async () => {
      const office = await addDueData();
      const retention = await readRetention(office);
      await addMessages(1, longAgo());
      const before = await counts();
      expect((await confirm(office, retention)).status).toBe(409);
      expect(await counts()).toEqual(before);
      expect(await confirmations()).toEqual([]);
    });

    test('is rejected when the clock was set in the meantime', async () => {
      const office = await addDueData();
      const before = await counts();
      for (const now of [fromNow(threeYears), fromNow(-25 * hour)]) {
        expect((await confirm(office, { now: now.toISOString(), due })).status).toBe(409);
      }
      expect(await counts()).toEqual(before);
    });

    test('needs a password given within the last half hour', async () => {
      const office = await addDueData();
      await school.context.db
        .updateTable('sessions')
        .set({ createdAt: fromNow(-31 * 60_000) })
        .where('userId', '=', office.id)
        .execute();
      const before = await counts();
      const retention = await readRetention(office);
      const reply = await confirm(office, retention);
      expect([reply.status, Object.keys(reply.body.fields)]).toEqual([403, ['password']]);
      expect(await counts()).toEqual(before);
    });

    test('needs an admin', async () => {
      const office = await addDueData();
      const retention = await readRetention(office);
      const before = await counts();
      expect((await confirm(await parent(school), retention)).status).toBe(403);
      expect((await school.visitor().post('/admin/retention', retention)).status).toBe(401);
      expect(await counts()).toMatchObject({ messages: before.messages, applications: before.applications });
    });

    test('is accepted once when it is sent twice at the same moment', async () => {
      const office = await addDueData();
      const retention = await readRetention(office);
      const replies = await Promise.all([confirm(office, retention), confirm(office, retention)]);
      expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect(await confirmations()).toHaveLength(1);
    });

    test.each([
      ['no date', { due }],
      ['a day without a time', { now: '2026-05-03', due }],
      ['no counts', { now: new Date().toISOString() }],
      ['a negative count', { now: new Date().toISOString(), due: { ...due, messages: -1 } }],
    ])('with %s is 400', async (_, body) => {
      const office = await admin(school);
      expect((await office.visitor.post('/admin/retention', body)).status).toBe(400);
    });
  });

  describe('npm run retention', () => {
    let commands: Commands;
    beforeAll(() => {
      commands = openCommands();
    });
    afterAll(() => commands.close());

    function retention(args: string[], months = '24', run: Commands['run'] = commands.run) {
      const { databaseUrl, authSecret } = school.context.settings;
      return run('server/tasks/retention-command.ts', args, {
        DATA_DIR: school.dataDir,
        RETENTION_MONTHS: months,
        ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl, AUTH_SECRET: authSecret }),
      });
    }

    test('shows the due data and the date of the computer, and deletes the data on apply', async () => {
      await addMessages(24, longAgo());
      await addMessages(3, new Date());
      await addOldFamily();
      // As an operator runs it, in a process of its own.
      const { stdout } = await retention(['show'], '24', runCommand);
      expect(stdout).toContain('24 messages, 1 application and 1 account from before');
      expect(stdout).toContain(`today is ${new Date().getUTCDate()} `);
      expect(stdout).toContain('npm run retention -- apply');
      expect(await countOf('messages')).toBe(27);
      const applied = await retention(['apply']);
      expect(applied.stdout).toContain('Deleted: 24 messages, 1 application and 1 account from before');
      expect(await counts()).toEqual({ messages: 3, applications: 0, users: 0, auditLog: 1 });
      expect(await confirmations()).toEqual([{ actor: 'command line', address: null }]);
      expect((await retention(['apply'])).stdout).toContain('Nothing is due.');
    });

    test('ends with one line and status 1 without RETENTION_MONTHS or without a known action', async () => {
      await addMessages(24, longAgo());
      const cases = [
        [['apply'], 'RETENTION_MONTHS is not set'],
        [['delete'], 'Usage: npm run retention'],
        [[], 'Usage: npm run retention'],
      ] as const;
      for (const [args, expectedMessage] of cases) {
        const { code, stderr } = await retention([...args], '');
        expect([code, stderr.trim().split('\n').length]).toEqual([1, 1]);
        expect(stderr).toContain(expectedMessage);
      }
      expect(await countOf('messages')).toBe(24);
    });
  });
});
