import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { databaseKinds, makeDatabase } from '#test/databases.ts';
import { connect, type Database } from './connect.ts';
import { migrate, migrations } from './migrate.ts';

describe.each(databaseKinds)('the migration of applications to course ids on %s', (kind) => {
  let dataDir: string;
  let database: Awaited<ReturnType<typeof makeDatabase>>;
  let db: Database;
  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'school-migrate-'));
    database = await makeDatabase(kind);
    db = connect({ databaseUrl: database.url, dataDir });
  });
  afterEach(async () => {
    await db.destroy();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const migrator = () => new Migrator({ db, provider: { getMigrations: async () => migrations } });

  async function addApplication(id: string, courseName: string): Promise<void> {
    await sql`insert into "applications" ("id", "userId", "fullName", "nameKey", "gender", "dob", "email", "phone",
      "address", "parentName", "relation", "schoolName", "board", "classGrade", "courseName", "coursePrice",
      "privacyNotice", "createdAt") values (${id}, 'u', 'Meera', 'meera', 'female', '2017-05-14', 'a@b.test', '9', 'x',
      'Asha', 'Mother', 'x', 'x', '3', ${courseName}, 2500, '1', '2026-01-01T00:00:00.000Z')`.execute(db);
  }

  test('gives every application the id of its course, also of courses that are no longer offered', async () => {
    await migrator().migrateTo('0007-course-period');
    await sql`insert into "users" ("id", "name", "email", "emailVerified", "role", "createdAt", "updatedAt")
      values ('u', 'Asha', 'a@b.test', ${kind === 'sqlite' ? 0 : false}, 'user', '2026-01-01T00:00:00.000Z',
      '2026-01-01T00:00:00.000Z')`.execute(db);
    const names = ['Junior Beginner', 'Sr. Expressors', 'Sr Expressors', 'Pottery, evenings', 'कला'];
    for (const [index, name] of names.entries()) await addApplication(String(index), name);

    await migrate(db);
    const rows = await db.selectFrom('applications').select(['courseName', 'courseId']).execute();
    const ids = Object.fromEntries(rows.map(({ courseName, courseId }) => [courseName, courseId]));
    expect(ids).toMatchObject({
      'Junior Beginner': 'junior-beginner',
      'Pottery, evenings': 'pottery-evenings',
    });
    expect([ids['Sr. Expressors'], ids['Sr Expressors']].toSorted()).toEqual([
      'sr-expressors',
      'sr-expressors-2',
    ]);
    expect(ids['कला']).toBe('course');
    expect(new Set(Object.values(ids)).size).toBe(names.length);
  });
});
