import { PostgresAdapter, type ColumnDataType, type Kysely } from 'kysely';

/** A draft may be published by itself at a time. If that fails, the draft keeps the reason. */
export async function up(db: Kysely<never>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const moment: ColumnDataType = isPostgres ? 'timestamptz' : 'text';
  // SQLite adds one column at a time.
  await db.schema.alterTable('drafts').addColumn('publishAt', moment).execute();
  await db.schema.alterTable('drafts').addColumn('scheduledBy', 'text').execute();
  await db.schema.alterTable('drafts').addColumn('failure', 'text').execute();
}
