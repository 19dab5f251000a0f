import { PostgresAdapter, type ColumnDataType, type Kysely } from 'kysely';

/** The requests of the last week that count once (server/http/idempotency-key.ts). */
export async function up(db: Kysely<never>): Promise<void> {
  const onPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const moment: ColumnDataType = onPostgres ? 'timestamptz' : 'text';
  await db.schema
    .createTable('idempotencyKeys')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('result', 'text', (column) => column.notNull())
    .addColumn('expiresAt', moment, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('idempotencyKeysByEnd').on('idempotencyKeys').column('expiresAt').execute();
}
