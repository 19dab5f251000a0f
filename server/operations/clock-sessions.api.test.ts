import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseKinds } from '#test/databases.ts';
import { parent } from '#test/people.ts';
import { openSchool, type School } from '#test/school.ts';
import { purge } from './maintenance.ts';

const day = 24 * 60 * 60 * 1000;

describe.each(databaseKinds)('a clock that is ahead on %s', (kind) => {
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
});
