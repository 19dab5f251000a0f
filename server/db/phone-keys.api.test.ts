import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, test } from 'vitest';
import { phoneKey } from '#contract/phone.ts';
import { databaseKinds, makeDatabase } from '#test/databases.ts';
import { connect } from './connect.ts';
import { migrate, migrations } from './migrate.ts';

const moment = '2026-01-01T00:00:00.000Z';

/** Numbers as applications have them, also from before numbers were stored in one form. */
const phones = [
  '+91 98765 43210',
  '098765-43210',
  '\u202A+91 98765 43210\u202C',
  '९८७६५ ४३२१०',
  '＋９１（９８７６５）４３２１０',
  '+91 (0)755 276-1234',
  '0755-2761234 Extn. 12',
  '+44 20 7946 0958',
  'call my mother',
];

test.each(databaseKinds)('the phone numbers of older applications can be compared on %s', async (kind) => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'school-migrate-'));
  const database = await makeDatabase(kind);
  const db = connect({ databaseUrl: database.url, dataDir });
  // An earlier migration replaces tables that others refer to; `migrate` turns foreign keys on again.
  if (kind === 'sqlite') await sql`pragma foreign_keys = off`.execute(db);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  expect((await migrator.migrateTo('0024-known-statuses')).error).toBeUndefined();
  await sql`insert into "users" ("id", "name", "email", "emailVerified", "role", "createdAt", "updatedAt")
    values ('u', 'Asha', 'a@b.test', ${kind === 'sqlite' ? 0 : false}, 'user', ${moment}, ${moment})`.execute(
    db,
  );
  for (const [id, phone] of phones.entries())
    await sql`insert into "applications" ("id", "userId", "fullName", "nameKey", "gender", "dob", "email", "phone",
      "address", "parentName", "relation", "schoolName", "board", "classGrade", "courseId", "courseName",
      "coursePrice", "privacyNotice", "createdAt") values (${String(id)}, 'u', 'Meera', ${`MEERA ${id}`}, 'female',
      '2017-05-14', 'a@b.test', ${phone}, 'x', 'Asha', 'Mother', 'x', 'x', '3', 'clay', 'Clay', 2500, '1',
      ${moment})`.execute(db);
  await migrate(db);
  const rows = await db.selectFrom('applications').select(['phone', 'phoneKey']).orderBy('id').execute();
  expect(rows).toEqual(phones.map((phone) => ({ phone, phoneKey: phoneKey(phone) })));
  await db.destroy();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});
