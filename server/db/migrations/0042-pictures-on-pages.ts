import { PostgresAdapter, type ColumnDataType, type Kysely } from 'kysely';

/** A picture that an owner has added can hang on the site: it says whom it is of, and which point of it stays visible. */
export async function up(db: Kysely<never>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const moment: ColumnDataType = isPostgres ? 'timestamptz' : 'text';
  const columns: [name: string, type: ColumnDataType][] = [
    ['subject', 'text'],
    ['focusX', 'integer'],
    ['focusY', 'integer'],
    ['changedAt', moment],
  ];
  for (const [name, type] of columns) await db.schema.alterTable('pictures').addColumn(name, type).execute();
  await db.schema.createIndex('picturesBySubject').on('pictures').column('subject').execute();
  await db.schema.createIndex('picturesByChange').on('pictures').column('changedAt').execute();
}
