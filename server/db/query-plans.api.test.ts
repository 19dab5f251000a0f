import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { kindsOfThisRun } from '#test/databases.ts';
import { callEveryEndpoint } from '#test/every-endpoint.ts';
import { addManyRows } from '#test/many-rows.ts';
import { recordStatements, scansOf } from '#test/query-plans.ts';
import { openSchool, type School } from '#test/school.ts';
import { readEdition } from '#server/site/content/store.ts';
import { runDueJobs } from '#server/tasks/jobs/run-due-jobs.ts';
import { purge } from '#server/tasks/maintenance/maintenance.ts';
import { routes } from '#server/api/routes.ts';

/** The beginnings of the statements that may read a whole growing table or index, each with the reason. */
const allowedScans = [
  {
    reason: 'the list of users shows how many there are; counted in an index',
    statements: ['select (select count(*) as "count" from "users") as "users"'],
  },
  {
    reason: 'the audit log has numbered pages; skipped and counted in an index',
    statements: [
      'select count(*) as "total" from "auditLog"',
      'select "auditLog"."id", "auditLog"."createdAt"',
    ],
  },
  {
    reason: 'when more than one old row is due, retention compares with all; counted in an index',
    statements: ['conversationEntries', 'applications', 'users', 'auditLog'].map(
      (table) => `select count(*) as "rows" from "${table}"`,
    ),
  },
  {
    reason:
      'maintenance deletes ended and future sessions once an hour; four more indexes would make every request slower',
    statements: [
      'delete from "sessions" where ("expiresAt" <',
      'delete from "sessions" where ("createdAt" >',
    ],
  },
  {
    reason: 'those who work in the office are read from an index that has no others',
    statements: ['select "id", "name" from "users" where "role" in (\'teacher\', \'admin\')'],
  },
  {
    reason: 'the wall of the site shows who published each document last; it reads no words',
    statements: ['select "type", "key", "author", "publishedAt"'],
  },
  {
    reason: 'publishing reads all documents; a school has some hundred versions of them',
    statements: ['select "type", "key", "data" from "documentVersions"'],
  },
];

describe.each(kindsOfThisRun)('on %s', (kind) => {
  let school: School;
  let recorded: Set<string>;
  beforeEach(async () => {
    recorded = recordStatements();
    school = await openSchool(kind, { RATE_LIMITS: 'on', RETENTION_MONTHS: '24' });
    await addManyRows(school.context.db, kind, 200);
    recorded.clear();
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await school.close();
  });

  test('every statement of endpoints, outbox, maintenance, jobs and publishing finds its rows with an index', async () => {
    const { db } = school.context;
    const called = await callEveryEndpoint(school);
    expect(called).toEqual(new Set(routes.map(({ endpoint: { method, path } }) => `${method} ${path}`)));
    await purge(school.context);
    await runDueJobs(school.context, new Date());
    await readEdition(db);
    // The statements that explain a plan are not recorded.
    vi.restoreAllMocks();
    const found: string[] = [];
    for (const statement of recorded) {
      if ((await scansOf(db, kind, statement)).length > 0) found.push(statement);
    }
    const allowed = allowedScans.flatMap(({ statements }) => statements);
    const isAllowed = (statement: string) => allowed.some((start) => statement.startsWith(start));
    expect(found.filter((statement) => !isAllowed(statement))).toEqual([]);
    const unused = allowed.filter((start) => !found.some((statement) => statement.startsWith(start)));
    expect(unused).toEqual([]);
  });

  // SQLite shows the cascade in the plan of the deletion.
  test.runIf(kind === 'postgres')(
    'the deletion of a user finds its rows in other tables with an index',
    async () => {
      const { rows } = await sql<{ key: string }>`
      select conrelid::regclass || ' ' || conname as key from pg_constraint
      where contype = 'f' and not exists
        (select from pg_index where indrelid = conrelid and indkey[0] = conkey[1])`.execute(
        school.context.db,
      );
      expect(rows).toEqual([]);
    },
  );
});
