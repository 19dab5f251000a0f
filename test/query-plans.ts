import { StatementSync } from 'node:sqlite';
import { sql } from 'kysely';
import pg from 'pg';
import { vi } from 'vitest';
import type { Database, DatabaseKind } from '#server/db/connect.ts';

const isExplainable = (text: string) => /^\s*(?:with|select|insert|update|delete)\b/i.test(text);

type Method = (...values: unknown[]) => unknown;

/** Calls `record` before each call of a method, with the object and the first argument. */
function spyOn(prototype: object, name: string, record: (object: object, first: unknown) => void): void {
  const methods = prototype as Record<string, Method>;
  const original = methods[name] as Method;
  vi.spyOn(methods, name).mockImplementation(function spy(this: object, ...values: unknown[]) {
    record(this, values[0]);
    return original.apply(this, values);
  });
}

/** Records the SQL of every statement that this process executes. Restore the drivers with `vi.restoreAllMocks()`. */
export function recordStatements(): Set<string> {
  const statements = new Set<string>();
  function add(text: string): void {
    if (isExplainable(text)) statements.add(text);
  }
  for (const method of ['all', 'get', 'iterate', 'run'])
    spyOn(StatementSync.prototype, method, (statement) => add((statement as StatementSync).sourceSQL));
  spyOn(pg.Client.prototype, 'query', (_client, query) =>
    add(typeof query === 'string' ? query : (query as pg.QueryConfig).text),
  );
  return statements;
}

/**
 * These tables do not grow with the number of visitors: two have one row, a school has a few courses, as many drafts as documents and few
 * previews,
 * and SQLite reads the editions in the order of their rows.
 */
const smallTables = new Set([
  'retention',
  'erasures',
  'courses',
  'drafts',
  'deletedDrafts',
  'scheduledChanges',
  'editions',
  'previews',
]);

/** With a limit and nothing to skip, a scan in the order of an index reads only the rows of the result. */
const hasBound = (statement: string) =>
  /limit (?:\?|\$\d+)$/.test(statement) && !/ (?:where|offset) /.test(statement);

/** The table of a name in the plan, which is an alias if the statement has one. */
const tableOf = (statement: string, name: string) =>
  new RegExp(`"(\\w+)" as "${name}"`).exec(statement)?.[1] ?? name;

/** The scans in a plan of SQLite, which also shows the tables that a deletion cascades to. */
async function scansOnSqlite(db: Database, statement: string): Promise<string[]> {
  const { rows } = await sql.raw<{ detail: string }>(`explain query plan ${statement}`).execute(db);
  const tables = new Set((await db.introspection.getTables()).map(({ name }) => name));
  if (hasBound(statement) && !rows.some(({ detail }) => detail.startsWith('USE TEMP B-TREE'))) return [];
  return (
    rows
      // The search for words reads its index.
      .filter(({ detail }) => !/VIRTUAL TABLE INDEX \d+:M/.test(detail))
      .flatMap(({ detail }) => /^SCAN (\w+)/.exec(detail)?.[1] ?? [])
      .map((name) => tableOf(statement, name))
      .filter((name) => tables.has(name))
  );
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Filter?: string;
  Plans?: PlanNode[];
}

/** The scans in a plan of PostgreSQL. */
function scansIn(node: PlanNode, statement: string, parent?: PlanNode): string[] {
  const { 'Node Type': type, 'Relation Name': table, 'Index Name': index, 'Index Cond': condition } = node;
  const below = (node.Plans ?? []).flatMap((child) => scansIn(child, statement, node));
  if (!/Seq Scan|Index (?:Only )?Scan/.test(type) || condition !== undefined) return below;
  const isBounded =
    parent?.['Node Type'] === 'Limit' && node.Filter === undefined && !/ offset /.test(statement);
  return isBounded && index !== undefined ? below : [...below, table ?? index ?? type];
}

/** `enable_seqscan = off`, because PostgreSQL reads a table of the tests faster without an index. */
async function scansOnPostgres(db: Database, statement: string): Promise<string[]> {
  const explain = `explain (generic_plan, format json) ${statement}`;
  return db.transaction().execute(async (transaction) => {
    await sql`set local enable_seqscan = off`.execute(transaction);
    const { rows } = await sql.raw<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(explain).execute(transaction);
    return rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => scansIn(Plan, statement)));
  });
}

/**
 * The tables that a statement reads from the first row to the last because no index leads to its rows. Tables that do not grow
 * with the number of visitors are left out.
 */
export async function scansOf(db: Database, kind: DatabaseKind, statement: string): Promise<string[]> {
  const scans = await (kind === 'sqlite' ? scansOnSqlite : scansOnPostgres)(db, statement);
  return scans.filter((table) => !smallTables.has(table));
}
