import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { kindsOfThisRun } from '#test/databases.ts';
import { insertMessages, messagesIn } from '#test/messages.ts';
import { admin, application, parent, password, signIn } from '#test/people.ts';
import { openSchool, type School } from '#test/school.ts';
import { unsentMails } from '#test/unsent-mails.ts';
import { purge } from './maintenance.ts';

const now = new Date('2026-08-31T10:00:00.000Z');
const sixMonthsBefore = new Date('2026-02-28T10:00:00.000Z');
const day = 24 * 60 * 60 * 1000;
const shift = (moment: Date, milliseconds: number) => new Date(moment.getTime() + milliseconds);

async function addLead({ context }: School, createdAt: Date): Promise<string> {
  const id = randomUUID();
  await insertMessages(context.db, [{ id, createdAt }]);
  return id;
}

/** Runs the maintenance on a day without an earlier run, with a trusted clock. */
async function purgeOnNewDay({ context }: School, at = new Date()): Promise<void> {
  const yesterday = shift(at, -day);
  await context.db.updateTable('retention').set({ seenAt: yesterday, purgedAt: yesterday }).execute();
  await purge(context, at);
}

const leads = async ({ context }: School) => (await messagesIn(context.db)).map(({ id }) => id);

describe.each(kindsOfThisRun)('maintenance on %s', (kind) => {
  let school: School;
  let schoolWithoutLimit: School;
  beforeAll(async () => {
    school = await openSchool(kind, { RETENTION_MONTHS: '6' });
    schoolWithoutLimit = await openSchool(kind);
  });
  // Messages of one test may be due in the next, and more than one row would wait for a confirmation.
  beforeEach(() => school.context.db.deleteFrom('conversations').execute());
  afterAll(() => Promise.all([school.close(), schoolWithoutLimit.close()]));

  test('deletes messages older than RETENTION_MONTHS and keeps newer ones', async () => {
    await addLead(school, shift(sixMonthsBefore, -day));
    const young = await addLead(school, shift(now, -180 * day));
    await purgeOnNewDay(school, now);
    expect(await leads(school)).toEqual([young]);
  });

  test('six months before the last day of a month is the last day of a shorter month', async () => {
    const recentLead = await addLead(school, shift(sixMonthsBefore, 1000));
    await purgeOnNewDay(school, now);
    expect(await leads(school)).toContain(recentLead);
  });

  test('deletes applications older than RETENTION_MONTHS and keeps the account', async () => {
    const { visitor, id } = await parent(school);
    await visitor.post('/user/enroll-user', application({ fullName: 'Old' }));
    await school.context.db
      .updateTable('applications')
      .set({ createdAt: shift(sixMonthsBefore, -86_400_000) })
      .where('userId', '=', id)
      .execute();
    await visitor.post('/user/enroll-user', application({ fullName: 'Young' }));
    await purgeOnNewDay(school);
    const { user } = (await visitor.get('/user/me')).body;
    expect(user.enrollments.map(({ fullName }: { fullName: string }) => fullName)).toEqual(['Young']);
  });

  test('deletes an old account without session and application, and keeps those in use and admins', async () => {
    const { db } = school.context;
    const idle = await parent(school);
    const applied = await parent(school);
    const used = await parent(school);
    const young = await parent(school);
    const office = await admin(school);
    await applied.visitor.post('/user/enroll-user', application());
    const long = { createdAt: new Date('2001-01-01'), updatedAt: new Date('2001-01-01') };
    const old = [idle, applied, used, office].map(({ id }) => id);
    await db.updateTable('users').set(long).where('id', 'in', old).execute();
    const away = [idle, applied, young, office].map(({ id }) => id);
    await db.deleteFrom('sessions').where('userId', 'in', away).execute();
    await purgeOnNewDay(school);
    const all = [idle, applied, used, young, office].map(({ id }) => id);
    const remaining = await db.selectFrom('users').select('id').where('id', 'in', all).execute();
    expect(remaining.map(({ id }) => id).toSorted()).toEqual(all.slice(1).toSorted());
  });

  test.runIf(kind === 'sqlite')('erased data is in no file of the database', async () => {
    const { visitor } = await parent(schoolWithoutLimit);
    await visitor.post(
      '/user/enroll-user',
      application({ address: 'the house with the blue door '.repeat(9) }),
    );
    await visitor.send('DELETE', '/user/me', { password });
    await expect.poll(() => unsentMails(schoolWithoutLimit.context.db)).toEqual([]);
    await purge(schoolWithoutLimit.context);
    const files = (await readdir(schoolWithoutLimit.dataDir)).filter((name) => name.startsWith('school.db'));
    const filesWithData: string[] = [];
    for (const name of files) {
      const content = await readFile(path.join(schoolWithoutLimit.dataDir, name), 'latin1');
      if (content.includes('blue door')) filesWithData.push(name);
    }
    expect(filesWithData).toEqual([]);
  });

  test('keeps messages and applications without RETENTION_MONTHS', async () => {
    const old = await addLead(schoolWithoutLimit, new Date('2001-01-01'));
    const { visitor } = await parent(schoolWithoutLimit);
    await visitor.post('/user/enroll-user', application());
    await schoolWithoutLimit.context.db
      .updateTable('applications')
      .set({ createdAt: new Date('2001-01-01') })
      .execute();
    await purgeOnNewDay(schoolWithoutLimit);
    expect(await leads(schoolWithoutLimit)).toContain(old);
    expect((await visitor.get('/user/me')).body.user.enrollments).toHaveLength(1);
  });

  test('deletes sessions, codes and counters when they have expired, and not earlier', async () => {
    const { email, id, visitor } = await parent(school);
    await signIn(school, email);
    await visitor.post('/user/forget-password', { email });
    const { db } = school.context;
    const [session] = await db.selectFrom('sessions').select('id').where('userId', '=', id).execute();
    await db
      .updateTable('sessions')
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where('id', '=', session?.id ?? '')
      .execute();
    await db
      .insertInto('rateLimits')
      .values({ key: 'over', hits: 1, resetsAt: new Date(Date.now() - 1000) })
      .execute();
    await db
      .insertInto('rateLimits')
      .values({ key: 'running', hits: 1, resetsAt: new Date(Date.now() + 60_000) })
      .execute();
    await purge(school.context);
    expect(await db.selectFrom('sessions').select('id').where('userId', '=', id).execute()).toHaveLength(1);
    const counters = db.selectFrom('rateLimits').select('key').where('key', 'in', ['over', 'running']);
    expect(await counters.execute()).toEqual([{ key: 'running' }]);
    const codes = () =>
      db.selectFrom('verifications').select('id').where('identifier', 'like', `%${email}`).execute();
    expect(await codes()).toHaveLength(1);
    await purge(school.context, new Date(Date.now() + 11 * 60 * 1000));
    expect(await codes()).toEqual([]);
  });

  test('deletes codes that were stored while the clock was ahead, and no others', async () => {
    const { email, visitor } = await parent(school);
    const { db } = school.context;
    const codes = () =>
      db.selectFrom('verifications').select('id').where('identifier', 'like', `%${email}`).execute();
    await visitor.post('/user/forget-password', { email });
    await purge(school.context);
    expect(await codes()).toHaveLength(1);
    await db
      .updateTable('verifications')
      .set({ expiresAt: shift(new Date(), 61 * 60_000) })
      .execute();
    await purge(school.context);
    expect(await codes()).toEqual([]);
  });
});
