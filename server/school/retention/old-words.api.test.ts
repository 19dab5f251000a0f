import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { kindsOfThisRun } from '#test/databases.ts';
import { admin, newEmail, type TestUser } from '#test/people.ts';
import { openSchool, type School } from '#test/school.ts';
import { purge } from '#server/tasks/maintenance/maintenance.ts';

const day = 24 * 60 * 60 * 1000;

describe.each(kindsOfThisRun)('words of a family on %s', (kind) => {
  let school: School;
  let office: TestUser;
  beforeEach(async () => {
    school = await openSchool(kind, { RETENTION_MONTHS: '12' });
    office = await admin(school);
  });
  afterEach(() => school.close());

  /** A message that was written some days ago. */
  async function write(userEmail: string, userMessage: string, daysAgo: number): Promise<void> {
    school.context.now = () => new Date(Date.now() - daysAgo * day);
    const reply = await school.visitor().post('/user/add-lead', { userName: 'Asha', userEmail, userMessage });
    expect(reply.status).toBe(201);
    school.context.now = () => new Date();
  }
  const found = async (words: string) =>
    (await office.visitor.get(`/admin/conversations?q=${encodeURIComponent(words)}`)).body.items;
  const open = async (id: string) => (await office.visitor.get(`/admin/conversations/${id}`)).body;

  test('go when they are old although the conversation lives on, also from the search', async () => {
    const email = newEmail();
    for (const [words, daysAgo] of [
      // One: more than a twentieth of all words would wait for a confirmation.
      ['A pomegranate of long ago', 375],
      ['A mango of last year', 355],
      ['A guava of today', 340],
    ] as const)
      await write(email, words, daysAgo);
    const [{ _id: id }] = await found('pomegranate');
    expect((await open(id)).entries).toHaveLength(3);
    await purge(school.context);
    expect((await open(id)).entries.map(({ text }: { text: string }) => text)).toEqual([
      'A mango of last year',
      'A guava of today',
    ]);
    expect([await found('pomegranate'), (await found('guava')).length]).toEqual([[], 1]);
    const left = await sql<{ text: string }>`select * from "conversationEntries"`.execute(school.context.db);
    expect(JSON.stringify(left.rows)).not.toContain('pomegranate');
  });

  test('of a whole conversation go with it when its last ones are old', async () => {
    await write(newEmail(), 'A pomegranate of long ago', 420);
    await purge(school.context);
    expect(await school.context.db.selectFrom('conversations').select('id').execute()).toEqual([]);
  });

  test('are kept nowhere else: the state before a reply forgets them once it can no longer be taken back', async () => {
    await write(newEmail(), 'A pomegranate', 3);
    const [{ _id: id, version }] = await found('pomegranate');
    school.context.now = () => new Date(Date.now() - 2 * day);
    const { status } = await office.visitor.send(
      'POST',
      `/admin/conversations/${id}/replies`,
      { text: 'Yes.' },
      { headers: { 'if-match': `"${version}"` } },
    );
    expect(status).toBe(201);
    await purge(school.context);
    const rows = await school.context.db.selectFrom('conversationEntries').select('before').execute();
    expect(rows.map(({ before }) => before)).toEqual([null, null]);
  });

  test('after a month of silence begin a new conversation, and each leads to the other', async () => {
    const email = newEmail();
    await write(email, 'First words', 62);
    await write(email, 'Twenty-nine days later', 33);
    await write(email, 'A month and a day later', 2);
    await write(email, 'The next day', 1);
    const [first, second] = (await found(email)).toSorted(
      (one: { lastAt: string }, other: { lastAt: string }) => one.lastAt.localeCompare(other.lastAt),
    );
    expect(await found(email)).toHaveLength(2);
    expect([(await open(first._id)).entries.length, (await open(second._id)).entries.length]).toEqual([2, 2]);
    expect([(await open(first._id)).previousId, (await open(first._id)).nextId]).toEqual([null, second._id]);
    expect([(await open(second._id)).previousId, (await open(second._id)).nextId]).toEqual([first._id, null]);
    // The one before may be gone.
    await school.context.db.deleteFrom('conversations').where('id', '=', first._id).execute();
    expect((await open(second._id)).previousId).toBeNull();
  });

  test('of different people do not lead to each other', async () => {
    await write(newEmail(), 'One', 62);
    await write(newEmail(), 'Other', 1);
    const [{ _id: id }] = await found('Other');
    expect((await open(id)).previousId).toBeNull();
  });
});
