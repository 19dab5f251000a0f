import { PostgresAdapter, type ColumnDataType, type Kysely } from 'kysely';

/** The pictures that owners have added. Their files are beside the database. */
export async function up(db: Kysely<never>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const moment: ColumnDataType = isPostgres ? 'timestamptz' : 'text';
  await db.schema
    .createTable('pictures')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('sourceHash', 'text', (column) => column.notNull().unique())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('colour', 'text', (column) => column.notNull())
    .addColumn('placeholder', 'text', (column) => column.notNull())
    .addColumn('widths', 'text', (column) => column.notNull())
    .addColumn('addedBy', 'text', (column) => column.notNull())
    .addColumn('createdAt', moment, (column) => column.notNull())
    .addColumn('deletedAt', moment)
    .addColumn('expiresAt', moment)
    .execute();
  await db.schema.createIndex('picturesInOrder').on('pictures').columns(['createdAt', 'id']).execute();
  await db.schema.createIndex('picturesByExpiry').on('pictures').column('expiresAt').execute();
}
