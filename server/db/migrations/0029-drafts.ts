import { PostgresAdapter, sql, type ColumnDataType, type Kysely } from 'kysely';

/** The order of the fields in the text of a course (contract/site/course-record.ts). */
const courseFields = [
  'id',
  'slug',
  'courseName',
  'detail',
  'price',
  'period',
  'ageMin',
  'ageMax',
  'ageLabel',
  'days',
  'image',
  'pigment',
  'hidden',
] as const;

/**
 * The list of courses as a document of type `courses`, so that an earlier edition can be restored with its prices. What earlier lists
 * were is not known: all editions until now get the present one.
 */
async function keepCourses(db: Kysely<never>): Promise<void> {
  const { rows } = await sql<Record<string, unknown>>`select * from "courses" order by "position"`.execute(
    db,
  );
  if (rows.length === 0) return;
  const data = JSON.stringify(
    rows.map((row) =>
      Object.fromEntries(
        courseFields.map((field) => [field, field === 'hidden' ? Boolean(row[field]) : row[field]]),
      ),
    ),
  );
  await sql`
    insert into "documentVersions" ("type", "key", "version", "data", "author", "createdAt", "publishedAt")
    select 'courses', '', 1, ${data}, "author", "publishedAt", "publishedAt" from "editions" order by "number" limit 1`.execute(
    db,
  );
}

/** The changes of documents that are not published yet. */
export async function up(db: Kysely<never>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const moment: ColumnDataType = isPostgres ? 'timestamptz' : 'text';
  await db.schema
    .createTable('drafts')
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('revision', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('updatedAt', moment, (column) => column.notNull())
    .addPrimaryKeyConstraint('draftsKey', ['type', 'key'])
    .execute();
  // The list of editions names what each of them changed.
  await db.schema
    .createIndex('documentVersionsByPublication')
    .on('documentVersions')
    .column('publishedAt')
    .execute();
  await keepCourses(db);
}
