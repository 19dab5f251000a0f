import { PostgresAdapter, sql, type ColumnDataType, type Kysely } from 'kysely';

/** One row: what the last checks of the clock and of old data found (server/school/retention/retention.ts). */
export async function up(db: Kysely<never>): Promise<void> {
  const onPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const moment: ColumnDataType = onPostgres ? 'timestamptz' : 'text';
  await db.schema
    .createTable('retention')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('seenAt', moment)
    .addColumn('purgedAt', moment)
    .addColumn('waitingSince', moment)
    .addCheckConstraint('retentionOneRow', sql`id = 1`)
    .execute();
  await sql`insert into retention (id) values (1)`.execute(db);
}
