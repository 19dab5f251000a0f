import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { databaseKinds, makeDatabase } from '#test/databases.ts';
import { connect, type Database } from './connect.ts';
import { migrate, migrations } from './migrate.ts';

const moment = '2026-01-01T00:00:00.000Z';

describe.each(databaseKinds)('the migrations of the office on %s', (kind) => {
  let dataDir: string;
  let database: Awaited<ReturnType<typeof makeDatabase>>;
  let db: Database;
  const no = kind === 'sqlite' ? 0 : false;
  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'school-migrate-'));
    database = await makeDatabase(kind);
    db = connect({ databaseUrl: database.url, dataDir });
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
    const { error } = await migrator.migrateTo('0009-indexes-of-growing-tables');
    expect(error).toBeUndefined();
    await sql`insert into "users" ("id", "name", "email", "emailVerified", "role", "createdAt", "updatedAt")
      values ('u', 'Asha', 'a@b.test', ${no}, 'user', ${moment}, ${moment})`.execute(db);
    await sql`insert into "sessions" ("id", "token", "userId", "expiresAt", "createdAt", "updatedAt")
      values ('s', 'token', 'u', ${moment}, ${moment}, ${moment})`.execute(db);
    for (const [id, status] of [
      ['a', 'open'],
      ['b', 'closed'],
    ])
      await sql`insert into "applications" ("id", "userId", "status", "fullName", "nameKey", "gender", "dob", "email",
        "phone", "address", "parentName", "relation", "schoolName", "board", "classGrade", "courseId", "courseName",
        "coursePrice", "privacyNotice", "createdAt") values (${id}, 'u', ${status}, 'Meera', 'meera', 'female',
        '2017-05-14', 'a@b.test', '9', 'x', 'Asha', 'Mother', 'x', 'x', '3', 'clay', 'Clay', 2500, '1',
        ${moment})`.execute(db);
    for (const [id, createdAt] of [
      ['recent', new Date()],
      ['old', new Date(moment)],
    ] as const)
      await sql`insert into "leads" ("id", "userName", "userEmail", "userNumber", "userMessage", "createdAt")
        values (${id}, 'Meera', 'm@b.test', '', 'Do you teach clay?', ${createdAt})`.execute(db);
    await migrate(db);
  });
  afterEach(async () => {
    await db.destroy();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const idsOf = async (table: 'users' | 'sessions' | 'applications') =>
    (await db.selectFrom(table).select('id').orderBy('id').execute()).map(({ id }) => id);

  test('keep every row, with a status of the new words', async () => {
    expect([await idsOf('users'), await idsOf('sessions')]).toEqual([['u'], ['s']]);
    const rows = await db.selectFrom('applications').select(['id', 'status']).orderBy('id').execute();
    expect(rows).toEqual([
      { id: 'a', status: 'new' },
      { id: 'b', status: 'declined' },
    ]);
  });

  test('make conversations of messages and applications: those of the last week wait for an answer', async () => {
    const rows = await db
      .selectFrom('conversations')
      .innerJoin('conversationEntries', 'conversationId', 'conversations.id')
      .select(['conversations.id', 'conversations.kind', 'status', 'respondBy', 'text', 'userId'])
      .orderBy('conversations.id')
      .execute();
    const closed = { status: 'closed', respondBy: null };
    const application = { kind: 'application', text: 'Application of Meera for Clay.', userId: 'u' };
    const message = { kind: 'message', text: 'Do you teach clay?', userId: null };
    expect(rows).toEqual([
      { id: 'a', ...application, ...closed },
      { id: 'b', ...application, ...closed },
      { id: 'old', ...message, ...closed },
      { id: 'recent', ...message, status: 'open', respondBy: expect.anything() },
    ]);
  });

  test('keep the constraints, and that an account is erased with its rows', async () => {
    const setRole = (role: string) => db.updateTable('users').set({ role }).where('id', '=', 'u').execute();
    await setRole('teacher');
    await expect(setRole('king')).rejects.toThrow(/usersRole/);
    const reopen = db.updateTable('applications').set({ status: 'new' }).where('id', '=', 'b').execute();
    await expect(reopen).rejects.toThrow(/unique/i);
    await db.deleteFrom('users').where('id', '=', 'u').execute();
    expect([await idsOf('sessions'), await idsOf('applications')]).toEqual([[], []]);
  });
});
