import { PostgresAdapter, sql, type ColumnDataType, type Kysely } from 'kysely';

/** What visitors see of the document of a draft, in the form of a draft: its courses are in an object. Null while that is the default. */
const published = sql`
  (select case
     when "last"."data" is null then 'null'
     when "last"."type" = 'courses' then '{"courses":' || "last"."data" || '}'
     else "last"."data" end
   from "documentVersions" as "last"
   where "last"."type" = "drafts"."type" and "last"."key" = "drafts"."key" and "last"."publishedAt" is not null
   order by "version" desc limit 1)`;

/**
 * Makes drafts changes of what is published now, and moves those with a scheduled publication into the table of scheduled changes. A backup of
 * an earlier version has them in its drafts.
 */
export async function makeDraftsChanges(db: Kysely<never>): Promise<void> {
  await sql`update "drafts" set "base" = ${published} where "base" is null`.execute(db);
  await sql`
    insert into "scheduledChanges"
      ("id", "publication", "type", "key", "base", "data", "author", "scheduledBy", "createdAt", "publishAt", "failure")
    select "revision", cast("publishAt" as text) || ' ' || coalesce("scheduledBy", "author"),
      "type", "key", "base", "data", "author", coalesce("scheduledBy", "author"), "updatedAt", "publishAt", "failure"
    from "drafts" where "publishAt" is not null`.execute(db);
  await sql`delete from "drafts" where "publishAt" is not null`.execute(db);
}

/**
 * A draft remembers what visitors saw when it was changed last, so that it is a change of fields, and a deleted one is kept for a while.
 * What is published later is a change of its own, beside a draft of the same document.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const moment: ColumnDataType = isPostgres ? 'timestamptz' : 'text';
  await db.schema.alterTable('drafts').addColumn('base', 'text').execute();
  await db.schema
    .createTable('deletedDrafts')
    .addColumn('revision', 'text', (column) => column.primaryKey())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('base', 'text')
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('updatedAt', moment, (column) => column.notNull())
    .addColumn('expiresAt', moment, (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('scheduledChanges')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('publication', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('base', 'text')
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('scheduledBy', 'text', (column) => column.notNull())
    .addColumn('createdAt', moment, (column) => column.notNull())
    .addColumn('publishAt', moment, (column) => column.notNull())
    .addColumn('failure', 'text')
    .execute();
  await makeDraftsChanges(db);
}
