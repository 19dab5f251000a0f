import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keptInLog } from '#contract/school/kept-after-erasure.ts';
import { storedData } from '#content/stored-data.ts';
import { lifecycles, tables } from '#server/db/tables.ts';
import { staysEmpty } from '#server/db/tables/users.ts';
import { content } from '#test/content.ts';
import { kindsOfThisRun } from '#test/databases.ts';
import { admin, application, parent, trialRequest } from '#test/people.ts';
import { openSchool, type School } from '#test/school.ts';

/** The columns with nothing of a person in them, each with the reason of its table; all columns of a table with one reason for all. */
function impersonalColumns(columns: readonly string[]): Map<string, string> {
  return new Map(
    tables.flatMap(([table, { impersonal }]) =>
      typeof impersonal === 'string'
        ? columns
            .filter((column) => column.startsWith(`${table}.`))
            .map((column) => [column, impersonal] as const)
        : Object.entries(impersonal).map(([column, reason]) => [`${table}.${column}`, reason] as const),
    ),
  );
}

/** On SQLite only: the search index, whose words are those of the conversations. */
const searchIndex = /^conversation(?:Numbers|Words(?:_\w+)?)$/;

const onThePage = storedData.flatMap(({ columns }) => columns);

describe.each(kindsOfThisRun)('the list of stored data on the privacy page, on %s,', (kind) => {
  let school: School;
  beforeAll(async () => {
    school = await openSchool(kind);
  });
  afterAll(() => school.close());

  const allColumns = async () =>
    (await school.context.db.introspection.getTables())
      .filter(({ name }) => !searchIndex.test(name))
      .flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`));

  test('names every column with personal data', async () => {
    const columns = await allColumns();
    expect([...onThePage, ...impersonalColumns(columns).keys()].toSorted()).toEqual(columns.toSorted());
  });

  test('omits only columns that always stay empty', async () => {
    const account = await parent(school);
    await account.visitor.post('/user/enroll-user', application());
    await account.visitor.post('/user/forget-password', { email: account.email });
    await account.visitor.send('PATCH', '/user/me', { fullName: 'Asha' });
    await admin(school);
    const { db } = school.context;
    const filled = new Set<string>();
    const empty = [...impersonalColumns(await allColumns())].filter(([, reason]) => reason === staysEmpty);
    expect(empty.length).toBeGreaterThan(0);
    for (const [column] of empty) {
      const [table = '', name = ''] = column.split('.');
      const rows = await db
        .selectFrom(table as 'accounts')
        .selectAll()
        .execute();
      expect(rows.length).toBeGreaterThan(0);
      for (const row of rows) if (Reflect.get(row, name)) filled.add(column);
    }
    expect([...filled]).toEqual([]);
  });

  test('is erased with a deleted account, except name and email in the audit log', async () => {
    const { visitor, id, email } = await parent(school, undefined, 'Sarojini Deshmukh');
    await visitor.post('/user/enroll-user', application({ parentName: 'Sarojini Deshmukh' }));
    await visitor.post('/user/add-trial', trialRequest({ userName: 'Sarojini Deshmukh', userEmail: email }));
    const office = await admin(school);
    expect((await office.visitor.send('DELETE', `/admin/users/${id}`)).status).toBe(200);
    const { db } = school.context;
    const found: string[] = [];
    for (const { name: table, columns } of await db.introspection.getTables()) {
      const rows = await db
        .selectFrom(table as 'accounts')
        .selectAll()
        .execute();
      for (const { name } of columns) {
        const values = JSON.stringify(rows.map((row) => Reflect.get(row, name)));
        if (values.includes(email) || values.includes('Sarojini')) found.push(`${table}.${name}`);
      }
    }
    expect(found.toSorted()).toEqual(['auditLog.subjectEmail', 'auditLog.subjectName']);
    expect('reason' in lifecycles.auditLog.erasure).toBe(true);
    expect(JSON.stringify(content.document('privacy').sections)).toContain(keptInLog);
  });

  test('is on the page word for word', () => {
    const pageText = JSON.stringify(content.document('privacy').sections);
    for (const entry of storedData) expect(pageText).toContain(entry.words);
  });
});
