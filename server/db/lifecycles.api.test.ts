import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseKinds } from '#test/databases.ts';
import { codeAt } from '#test/authenticator.ts';
import { application, parent, password, trialRequest } from '#test/people.ts';
import { openSchool, type School } from '#test/school.ts';
import { tables } from './tables.ts';

describe.each(databaseKinds)('the lifecycles of the tables on %s', (kind) => {
  let school: School;
  beforeAll(async () => {
    school = await openSchool(kind);
  });
  afterAll(() => school.close());

  test('are those of all tables of the database', async () => {
    const found = (await school.context.db.introspection.getTables())
      .map(({ name }) => name)
      .filter((name) => !/^conversation(?:Numbers|Words)/.test(name));
    // The counts of erased rows are for the file of SQLite.
    const expected = tables.map(([name]) => name).filter((name) => kind === 'sqlite' || name !== 'erasures');
    expect(expected.toSorted()).toEqual(found.toSorted());
  });

  // SQLite tells the foreign keys in one statement; they are the same on PostgreSQL.
  test.runIf(kind === 'sqlite')('name as parents the tables whose rows take theirs with them', async () => {
    const order = tables.map(([name]) => name as string);
    for (const [table, { erasure, retention }] of tables) {
      const { rows } = await sql<{ table: string; on_delete: string }>`
        select "table", "on_delete" from pragma_foreign_key_list(${table})`.execute(school.context.db);
      const parents = rows.filter(({ on_delete }) => on_delete === 'CASCADE').map((row) => row.table);
      for (const rule of [erasure, retention])
        if ('with' in rule && rule.with !== undefined)
          expect([table, parents]).toEqual([table, expect.arrayContaining([rule.with])]);
      for (const row of rows)
        expect([table, order.indexOf(row.table) < order.indexOf(table)]).toEqual([table, true]);
    }
  });

  test('name the part of the export that has the rows of a person', async () => {
    const { visitor, id } = await parent(school);
    await visitor.post('/user/enroll-user', application());
    const [{ _id: applied }] = (await visitor.get('/user/me')).body.applications;
    await visitor.send('PATCH', `/user/me/applications/${applied}`, { status: 'withdrawn' });
    await visitor.post('/user/add-trial', trialRequest());
    await school.context.db.updateTable('users').set({ role: 'admin' }).where('id', '=', id).execute();
    const { secret } = (await visitor.post('/admin/second-factor/start', { password })).body;
    const code = codeAt(secret, Date.now());
    expect((await visitor.post('/admin/second-factor/confirm', { code })).status).toBe(200);
    const { exportedAt: _, ...exported } = (await visitor.get('/user/me/export')).body;
    const parts = new Set(
      tables.flatMap(([, rules]) => (typeof rules.export === 'string' ? [rules.export] : [])),
    );
    expect(Object.keys(exported).toSorted()).toEqual([...parts].toSorted());
    const empty = Object.entries(exported).filter(
      ([, part]) => !part || (Array.isArray(part) && part.length === 0),
    );
    expect(empty).toEqual([]);
  });
});
