import { PostgresAdapter, sql, type ColumnDataType, type Kysely } from 'kysely';

/**
 * Moves the drafts with a scheduled publication into the table of scheduled changes, as changes of what is published now. A backup of an
 * earlier version has them in its drafts.
 */
export async function moveScheduledDrafts(db: Kysely<never>): Promise<void> {
  await sql`
    insert into "scheduledChanges" ("id", "type", "key", "base", "data", "author", "scheduledBy", "publishAt")
    select "revision", "type", "key",
      (select "data" from "documentVersions" as "last"
       where "last"."type" = "drafts"."type" and "last"."key" = "drafts"."key" and "last"."publishedAt" is not null
       order by "version" desc limit 1),
      "data", "author", coalesce("scheduledBy", "author"), "publishAt"
    from "drafts" where "publishAt" is not null`.execute(db);
  await sql`delete from "drafts" where "publishAt" is not null`.execute(db);
}

/**
 * A draft remembers what visitors saw when it was changed last, so that it is a change of fields, and a deleted one stays for a while.
 * What is published later is a change of its own, beside a draft of the same document.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const moment: ColumnDataType = isPostgres ? 'timestamptz' : 'text';
  await db.schema.alterTable('drafts').addColumn('base', 'text').execute();
  await db.schema.alterTable('drafts').addColumn('expiresAt', moment).execute();
  await db.schema
    .createTable('scheduledChanges')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('base', 'text')
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('scheduledBy', 'text', (column) => column.notNull())
    .addColumn('publishAt', moment, (column) => column.notNull())
    .addColumn('failure', 'text')
    .execute();
  await moveScheduledDrafts(db);
}
