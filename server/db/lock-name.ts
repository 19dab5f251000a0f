import { sql, SqliteAdapter } from 'kysely';
import type { Database } from './connect.ts';

/**
 * Makes transactions that work on the same name, such as the key of a person, run one after another on PostgreSQL, so that two messages at
 * once do not open two conversations. SQLite has one writer anyway.
 */
export async function lockName(transaction: Database, name: string): Promise<void> {
  if (transaction.getExecutor().adapter instanceof SqliteAdapter) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 11))`.execute(transaction);
}
