import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { databaseKinds } from '#test/databases.ts';
import { addManyRows } from '#test/many-rows.ts';
import { admin, type TestUser } from '#test/people.ts';
import { recordStatements } from '#test/query-plans.ts';
import { openSchool, type School } from '#test/school.ts';

/** More than the most popular art school has in years. */
const rows = 50_000;

describe.each(databaseKinds)(`with ${rows} conversations on %s`, (kind) => {
  let school: School;
  let owner: TestUser;
  beforeAll(async () => {
    school = await openSchool(kind);
    owner = await admin(school);
    await addManyRows(school.context.db, kind, rows);
  }, 120_000);
  afterEach(() => vi.restoreAllMocks());
  afterAll(() => school.close());

  /** Whether a plan sorts: then it has read every row that fits, and not only those of the page. */
  async function sorts(statement: string): Promise<boolean> {
    if (kind === 'sqlite') {
      const plan = await sql
        .raw<{ detail: string }>(`explain query plan ${statement}`)
        .execute(school.context.db);
      return plan.rows.some(({ detail }) => detail.includes('TEMP B-TREE'));
    }
    const plan = await sql
      .raw<{ 'QUERY PLAN': string }>(`explain (generic_plan) ${statement}`)
      .execute(school.context.db);
    return plan.rows.some((row) => /\bSort\b/.test(row['QUERY PLAN']));
  }

  test.each([
    ['all', ''],
    ['to be answered', '?status=open'],
    ['closed', '?status=closed'],
    ['messages', '?kind=message'],
    ['closed messages', '?status=closed&kind=message'],
    ['late', '?overdue=true'],
    ['of one person', '?assignee=me'],
    ['of one course', '?course=junior-beginner'],
  ])('the first page of those %s and the next one read only their rows', async (_, query) => {
    const recorded = recordStatements();
    const path = `/admin/conversations${query}`;
    const { items, next } = (await owner.visitor.get(path)).body;
    expect(items.length).toBeLessThanOrEqual(25);
    if (next !== null) await owner.visitor.get(`${path}${query === '' ? '?' : '&'}cursor=${next}`);
    vi.restoreAllMocks();
    const statements = [...recorded].filter((statement) => statement.includes('from "conversations"'));
    expect(statements.length).toBeGreaterThan(0);
    for (const statement of statements)
      expect([statement, await sorts(statement)]).toEqual([statement, false]);
  });

  test('the counts of the menu stop at a hundred', async () => {
    const recorded = recordStatements();
    const { inbox } = (await owner.visitor.get('/admin/overview')).body;
    expect(inbox).toEqual({ open: 100, overdue: 100 });
    vi.restoreAllMocks();
    const statements = [...recorded].filter((statement) => statement.includes('from "conversations"'));
    for (const statement of statements) expect(await sorts(statement)).toBe(false);
  });
});
