import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { foldName } from '#contract/fold-name.ts';
import { databaseKinds, makeDatabase } from '#test/databases.ts';
import { connect, type Database } from './connect.ts';
import { migrate, migrations } from './migrate.ts';

const moment = '2026-01-01T00:00:00.000Z';

/** Applications of one family for one course; the third and the fourth are of one child by the new form. */
const applications = [
  ['a', 'José Pinto', 'josé pinto', 'new'],
  ['b', 'राज\u200D', 'राज\u200D', 'new'],
  ['c', 'Maya D\u2019Souza', 'maya d\u2019souza', 'new'],
  ['d', "Maya D'Souza", "maya d'souza", 'trial'],
  ['e', 'MAYA D\u2019SOUZA', 'maya d\u2019souza', 'withdrawn'],
  ['f', 'രമേശൻ २', 'രമേശൻ २', 'new'],
  ['g', 'राम', 'राम', 'new'],
] as const;

describe.each(databaseKinds)('the migration of names for comparison on %s', (kind) => {
  let dataDir: string;
  let database: Awaited<ReturnType<typeof makeDatabase>>;
  let db: Database;
  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'school-migrate-'));
    database = await makeDatabase(kind);
    db = connect({ databaseUrl: database.url, dataDir });
    // An earlier migration replaces tables that others refer to; `migrate` turns foreign keys on again.
    if (kind === 'sqlite') await sql`pragma foreign_keys = off`.execute(db);
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
    const { error } = await migrator.migrateTo('0017-application-history');
    expect(error).toBeUndefined();
    await sql`insert into "users" ("id", "name", "email", "emailVerified", "role", "createdAt", "updatedAt")
      values ('u', 'Asha', 'a@b.test', ${kind === 'sqlite' ? 0 : false}, 'user', ${moment}, ${moment})`.execute(
      db,
    );
    for (const [id, fullName, nameKey, status] of applications)
      await sql`insert into "applications" ("id", "userId", "status", "fullName", "nameKey", "gender", "dob", "email",
        "phone", "address", "parentName", "relation", "schoolName", "board", "classGrade", "courseId", "courseName",
        "coursePrice", "privacyNotice", "createdAt") values (${id}, 'u', ${status}, ${fullName}, ${nameKey}, 'female',
        '2017-05-14', 'a@b.test', '9', 'x', 'Asha', 'Mother', 'x', 'x', '3', 'clay', 'Clay', 2500, '1',
        ${moment})`.execute(db);
    await migrate(db);
  });
  afterEach(async () => {
    await db.destroy();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  test('folds every name as new ones are folded, and loses none of two open applications of one child', async () => {
    const rows = await db
      .selectFrom('applications')
      .select(['id', 'fullName', 'nameKey'])
      .orderBy('id')
      .execute();
    expect(rows).toEqual(
      applications.map(([id, fullName, before]) => ({
        id,
        fullName,
        nameKey: id === 'd' ? before : foldName(fullName),
      })),
    );
  });
});
