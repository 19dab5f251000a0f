import { PostgresAdapter, sql, type ColumnDataType, type Kysely } from 'kysely';

/** One row: how the nightly backups went (server/tasks/nightly-backup). */
export async function up(db: Kysely<never>): Promise<void> {
  const onPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const moment: ColumnDataType = onPostgres ? 'timestamptz' : 'text';
  await db.schema
    .createTable('nightlyBackups')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('startedAt', moment)
    .addColumn('tryingSince', moment)
    .addColumn('succeededAt', moment)
    .addColumn('failedAt', moment)
    .addColumn('failure', 'text')
    .addCheckConstraint('nightlyBackupsOneRow', sql`id = 1`)
    .execute();
  await sql`insert into "nightlyBackups" (id) values (1)`.execute(db);
}
