import { PostgresAdapter, type ColumnDataType, type Kysely } from 'kysely';

/** Links to pages with the words that are not published yet. A link has a token, of which only a hash is stored. */
export async function up(db: Kysely<never>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const moment: ColumnDataType = isPostgres ? 'timestamptz' : 'text';
  await db.schema
    .createTable('previews')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('tokenHash', 'text', (column) => column.notNull().unique())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('isShared', isPostgres ? 'boolean' : 'integer', (column) => column.notNull())
    .addColumn('createdAt', moment, (column) => column.notNull())
    .addColumn('expiresAt', moment, (column) => column.notNull())
    .execute();
}
