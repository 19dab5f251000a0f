import { sql } from 'kysely';
import type { School } from './school.ts';

const tables = [
  'users',
  'sessions',
  'accounts',
  'twoFactors',
  'verifications',
  'applications',
  'conversations',
  'conversationEntries',
  'outbox',
  'auditLog',
  'rateLimits',
];
const events = ['insert', 'update', 'delete'];

/**
 * Makes every write of a school fail as on a full disk. SQLite raises SQLITE_FULL itself, because each write also needs
 * pages beyond its limit; on PostgreSQL a trigger raises disk_full.
 * @returns a function that makes writes work again
 */
export async function fillDisk({ kind, context: { db } }: School): Promise<() => Promise<void>> {
  const run = async (statements: string[]) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  };
  if (kind === 'postgres') {
    await run([
      `create function "diskFull"() returns trigger language plpgsql as
       $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`,
      ...tables.map(
        (table) =>
          `create trigger "diskFull" before insert or update or delete on "${table}"
           for each statement execute function "diskFull"()`,
      ),
    ]);
    return () => run(['drop function "diskFull" cascade']);
  }
  const triggers = tables.flatMap((table) => events.map((event) => [table, event, `full_${table}_${event}`]));
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  const pages = rows[0]?.page_count ?? 0;
  await run([
    'create table filler (content)',
    ...triggers.map(
      ([table, event, name]) =>
        `create temp trigger ${name} before ${event} on main."${table}"
         begin insert into filler values (zeroblob(10000000)); end`,
    ),
    `pragma max_page_count = ${pages + 10}`,
  ]);
  return () =>
    run([
      'pragma max_page_count = 1073741823',
      ...triggers.map(([, , name]) => `drop trigger ${name}`),
      'drop table filler',
    ]);
}
