import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { kindsOfThisRun } from '#test/databases.ts';
import { parent } from '#test/people.ts';
import { openSchool, type School } from '#test/school.ts';
import { purge, startMaintenance } from '#server/tasks/maintenance/maintenance.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

describe.each(kindsOfThisRun)('a clock that is ahead on %s', (kind) => {
  let school: School;
  beforeAll(async () => {
    school = await openSchool(kind, { RETENTION_MONTHS: '24' });
  });
  afterAll(() => school.close());

  test('does not end the sessions first and then delete an account that had only a session', async () => {
    const { id } = await parent(school);
    const { context } = school;
    const { db } = context;
    const now = Date.now();
    const old = new Date(now - 700 * day);
    await db.updateTable('users').set({ createdAt: old, updatedAt: old }).where('id', '=', id).execute();
    await purge(context, new Date(now));
    await purge(context, new Date(now + 200 * day));
    await purge(context, new Date(now + 201 * day));
    expect(await db.selectFrom('users').select('id').execute()).toEqual([{ id }]);
  });

  const counters = () => school.context.db.selectFrom('rateLimits').select('key').execute();
  const addCounter = (resetsAt: Date) =>
    school.context.db.insertInto('rateLimits').values({ key: 'one', hits: 1, resetsAt }).execute();

  test('ends within a minute after it was set back the sessions and counters that began meanwhile', async () => {
    await addCounter(new Date(0));
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    const maintenance = startMaintenance(school.context);
    try {
      await expect.poll(counters).toEqual([]);
      const now = Date.now();
      vi.setSystemTime(now + 2 * hour);
      await addCounter(new Date(now + 3 * hour));
      vi.advanceTimersByTime(60_000);
      await expect.poll(counters).toEqual([]);
      const { visitor } = await parent(school);
      vi.setSystemTime(now);
      await addCounter(new Date(now + 3 * hour));
      expect((await visitor.get('/user/me')).status).toBe(200);
      vi.advanceTimersByTime(60_000);
      await expect.poll(counters).toEqual([]);
      await expect.poll(async () => (await visitor.get('/user/me')).status).toBe(401);
    } finally {
      maintenance.stop();
      vi.useRealTimers();
    }
  });

  test('starts all counters again at a start after it was set back', async () => {
    const seenAt = new Date(Date.now() + 5 * hour);
    await school.context.db.updateTable('retention').set({ seenAt }).execute();
    await addCounter(new Date(Date.now() + 6 * hour));
    const maintenance = startMaintenance(school.context);
    await expect.poll(counters).toEqual([]);
    maintenance.stop();
  });
});
