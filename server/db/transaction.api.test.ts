import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseKinds } from '#test/databases.ts';
import { application, parent, password, signUp } from '#test/people.ts';
import { openSchool, type School } from '#test/school.ts';
import { inTransaction } from './transaction.ts';

describe.runIf(databaseKinds.includes('postgres'))('two transactions that wait for each other', () => {
  let school: School;
  beforeAll(async () => {
    school = await openSchool('postgres');
  });
  afterAll(() => school.close());

  test('both succeed in the end', async () => {
    const { db } = school.context;
    const emails = [await signUp(school), await signUp(school)];
    const met = Promise.withResolvers<void>();
    let inside = 0;
    /** Renames both accounts, the second only after the other transaction has renamed its first. */
    const rename = (name: string, order: string[]) =>
      inTransaction(db, async (transaction) => {
        for (const email of order) {
          await transaction.updateTable('users').set({ name }).where('email', '=', email).execute();
          inside += 1;
          if (inside === 2) met.resolve();
          await met.promise;
        }
      });
    await Promise.all([rename('one', emails), rename('two', emails.toReversed())]);
    const names = await db.selectFrom('users').select('name').where('email', 'in', emails).execute();
    expect(new Set(names.map(({ name }) => name)).size).toBe(1);
  });
});

describe.each(databaseKinds)('concurrent requests of an account that is being erased, on %s', (kind) => {
  let school: School;
  beforeAll(async () => {
    school = await openSchool(kind);
  });
  afterAll(() => school.close());

  test('are 401 when they come too late, and store nothing', async () => {
    const { visitor, email, id } = await parent(school);
    // The erasure compares the password first; the other requests find the account when they start, and not when they end.
    let isErased = false;
    const erasing = visitor.send('DELETE', '/user/me', { password }).finally(() => {
      isErased = true;
    });
    const others: Promise<number>[] = [];
    const status = ({ status }: { status: number }) => status;
    for (let n = 0; !isErased; n += 1) {
      const one = visitor.post('/user/enroll-user', application({ fullName: `Meera ${n}` })).then(status);
      others.push(one, visitor.send('PATCH', '/user/me', { fullName: 'Asha' }).then(status));
      if (n < 2)
        others.push(school.visitor().post('/user/auth-user', { userEmail: email, password }).then(status));
      if (n < 2) others.push(school.visitor().post('/user/forget-password', { email }).then(status));
      await one;
    }
    expect((await erasing).status).toBe(200);
    for (const one of await Promise.all(others)) expect([200, 201, 401]).toContain(one);
    expect(school.log.filter((line) => /"level":[56]0/.test(line))).toEqual([]);
    for (const table of ['applications', 'sessions', 'accounts'] as const)
      expect(
        await school.context.db.selectFrom(table).select('id').where('userId', '=', id).execute(),
      ).toEqual([]);
  });
});
