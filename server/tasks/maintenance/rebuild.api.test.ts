import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { resetCodeIdentifier } from '#server/db/accepted-address.ts';
import { eraseUser } from '#server/users/queries.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { messagesIn } from '#test/messages.ts';
import { answers } from '#test/people.ts';
import { openSchool, type School } from '#test/school.ts';
import { purge } from './maintenance.ts';

/** With this order of insertions and deletions one address stays in unused bytes of a page until the file is rebuilt. */
const seed = 18;
const accounts = 400;
const hash = (text: string) => createHash('sha256').update(`${seed} ${text}`).digest('hex');

/** The same people in every run. */
const people = Array.from({ length: accounts }, (_, n) => ({
  id: hash(`id ${n}`).slice(0, 32),
  email: `${hash(`name ${n}`).slice(0, 12)}.parent@family.test`,
}));
const inOtherOrder = people.toSorted((a, b) => hash(a.id).localeCompare(hash(b.id)));
const erased = inOtherOrder.slice(0, Math.floor(accounts * 0.8));
const remaining = inOtherOrder.slice(erased.length);

async function store({ context: { db } }: School, { id, email }: (typeof people)[number]): Promise<void> {
  const createdAt = new Date('2026-01-01');
  const times = { createdAt, updatedAt: createdAt };
  await inTransaction(db, async (transaction) => {
    await transaction
      .insertInto('users')
      .values({ id, name: 'Asha Verma', email, emailVerified: false, role: 'user', ...times })
      .execute();
    await transaction
      .insertInto('applications')
      .values({
        id,
        userId: id,
        ...answers,
        phone: '9',
        nameKey: 'meera verma',
        email,
        courseId: 'junior-beginner',
        courseName: 'Junior Beginner',
        coursePrice: 2500,
        privacyNotice: '1',
        createdAt,
      })
      .execute();
    await transaction
      .insertInto('verifications')
      .values({ id, identifier: resetCodeIdentifier(email), value: 'x', expiresAt: createdAt, ...times })
      .execute();
  });
}

/** The e-mails of these people that are in a file of the database. */
async function emailsInFiles({ dataDir }: School, list: typeof people): Promise<string[]> {
  const names = (await readdir(dataDir)).filter((name) => name.startsWith('school.db'));
  const files = await Promise.all(names.map((name) => readFile(path.join(dataDir, name))));
  return list.map(({ email }) => email).filter((email) => files.some((bytes) => bytes.includes(email)));
}

describe('after accounts were erased on sqlite', () => {
  let school: School;
  beforeAll(async () => {
    school = await openSchool('sqlite');
    for (const person of people) await store(school, person);
    for (const { id } of erased) await eraseUser(school.context.db, id);
  });
  afterAll(() => school.close());

  test('the next maintenance leaves no address of an erased account in any file of the database', async () => {
    await purge(school.context);
    expect(await emailsInFiles(school, erased)).toEqual([]);
    expect(await emailsInFiles(school, remaining)).toHaveLength(remaining.length);
  });

  test('the file is rebuilt once, and again only after more rows were erased', async () => {
    const { db } = school.context;
    const counts = () => db.selectFrom('erasures').selectAll().executeTakeFirstOrThrow();
    const first = await counts();
    expect(first.rebuilt).toBe(first.erased);
    await purge(school.context);
    expect(await counts()).toEqual(first);
    await eraseUser(db, remaining[0]?.id ?? '');
    expect((await counts()).erased).toBeGreaterThan(first.erased);
    await purge(school.context);
    const second = await counts();
    expect(second.rebuilt).toBe(second.erased);
  });

  test('requests that write during a rebuild are stored', async () => {
    await eraseUser(school.context.db, remaining[1]?.id ?? '');
    const maintenance = purge(school.context);
    const replies = Array.from({ length: 10 }, (_, n) =>
      school.visitor().post('/user/add-lead', { userName: `Asha ${n}` }),
    );
    await maintenance;
    expect((await Promise.all(replies)).map(({ status }) => status)).toEqual(Array(10).fill(201));
    expect(await messagesIn(school.context.db)).toHaveLength(10);
  });
});
