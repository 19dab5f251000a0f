import { PostgresAdapter, sql, type ColumnDataType, type Kysely } from 'kysely';

/** A version can be published later, and changes in no other way. */
const onSqlite = [
  `create trigger "documentVersionsAreNeverChanged" before update on "documentVersions"
   when old."publishedAt" is not null or new."publishedAt" is null
     or new."type" is not old."type" or new."key" is not old."key" or new."version" is not old."version"
     or new."data" is not old."data" or new."author" is not old."author" or new."createdAt" is not old."createdAt"
   begin select raise(abort, 'the versions of documents are append-only'); end`,
  `create trigger "documentVersionsAreKept" before delete on "documentVersions"
   begin select raise(abort, 'the versions of documents are append-only'); end`,
];
const onPostgres = [
  `create function "keepDocumentVersions"() returns trigger language plpgsql as $$
   begin
     if tg_op = 'UPDATE' then
       if old."publishedAt" is null and new."publishedAt" is not null
         and (new."type", new."key", new."version", new."data", new."author", new."createdAt")
           is not distinct from (old."type", old."key", old."version", old."data", old."author", old."createdAt")
       then return new; end if;
     end if;
     raise exception 'the versions of documents are append-only';
   end $$`,
  `create trigger "documentVersionsAreAppendOnly" before update or delete on "documentVersions"
   for each row execute function "keepDocumentVersions"()`,
];

/** The id of a course for its name: 'Sr. Expressors' is 'sr-expressors'. */
function idOf(name: string, taken: ReadonlySet<string>): string {
  const letters = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  const id = letters === '' ? 'course' : letters;
  for (let count = 1; ; count += 1) {
    const candidate = count === 1 ? id : `${id}-${count}`;
    if (!taken.has(candidate)) return candidate;
  }
}

/** Applications keep the id of their course, and the one open application of a child is for an id and not for a name. */
async function addCourseIds(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('applications')
    .addColumn('courseId', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  const { rows } = await sql<{ courseName: string }>`
    select distinct "courseName" from "applications" order by "courseName"`.execute(db);
  const taken = new Set<string>();
  for (const { courseName } of rows) {
    const id = idOf(courseName, taken);
    taken.add(id);
    await sql`update "applications" set "courseId" = ${id} where "courseName" = ${courseName}`.execute(db);
  }
  await db.schema.dropIndex('applicationsOneOpen').execute();
  await sql`create unique index "applicationsOneOpen" on "applications" ("userId", "nameKey", "dob", "courseId")
    where "status" = 'open'`.execute(db);
}

/** The content that a school has stored: courses, versions of documents, and the number of each publication. */
export async function up(db: Kysely<never>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const moment: ColumnDataType = isPostgres ? 'timestamptz' : 'text';
  const flag: ColumnDataType = isPostgres ? 'boolean' : 'integer';

  await db.schema
    .createTable('courses')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('courseName', 'text', (column) => column.notNull().unique())
    .addColumn('detail', 'text', (column) => column.notNull())
    .addColumn('price', 'integer', (column) => column.notNull().check(sql`"price" >= 0`))
    .addColumn('period', 'text', (column) =>
      column.notNull().check(sql`"period" in ('month', 'year', 'class')`),
    )
    .addColumn('ageMin', 'integer')
    .addColumn('ageMax', 'integer')
    .addColumn('ageLabel', 'text')
    .addColumn('days', 'text', (column) => column.notNull())
    .addColumn('image', 'text', (column) => column.notNull())
    .addColumn('pigment', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('hidden', flag, (column) => column.notNull())
    .addCheckConstraint('coursesAges', sql`"ageMin" <= "ageMax"`)
    .execute();

  await db.schema
    .createTable('documentVersions')
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull().check(sql`"version" > 0`))
    .addColumn('data', 'text')
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('createdAt', moment, (column) => column.notNull())
    .addColumn('publishedAt', moment)
    .addPrimaryKeyConstraint('documentVersionsKey', ['type', 'key', 'version'])
    .execute();
  for (const statement of isPostgres ? onPostgres : onSqlite) await sql.raw(statement).execute(db);

  await db.schema
    .createTable('editions')
    .addColumn('number', 'integer', (column) => column.primaryKey())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('publishedAt', moment, (column) => column.notNull())
    .execute();

  await addCourseIds(db);
}
