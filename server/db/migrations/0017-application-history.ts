import { PostgresAdapter, sql, type ColumnDataType, type Kysely } from 'kysely';

/** The database itself ensures it: a change is never rewritten, and disappears only together with its application. */
const onSqlite = [
  `create trigger "applicationHistoryIsNeverChanged" before update on "applicationHistory"
   begin select raise(abort, 'the history of an application is append-only'); end`,
  `create trigger "applicationHistoryIsKept" before delete on "applicationHistory"
   when exists (select 1 from "applications" where "id" = old."applicationId")
   begin select raise(abort, 'the history of an application is append-only'); end`,
  // "insert or replace" would delete without asking the trigger above.
  `create trigger "applicationHistoryIsNeverReplaced" before insert on "applicationHistory"
   when exists (select 1 from "applicationHistory" where "id" = new."id"
     or ("applicationId" = new."applicationId" and "version" = new."version"))
   begin select raise(abort, 'the history of an application is append-only'); end`,
];
const onPostgres = [
  `create function "keepApplicationHistory"() returns trigger language plpgsql as $$
   begin
     if tg_op = 'DELETE' then
       if not exists (select 1 from "applications" where "id" = old."applicationId") then return old; end if;
     end if;
     raise exception 'the history of an application is append-only';
   end $$`,
  `create trigger "applicationHistoryIsAppendOnly" before update or delete on "applicationHistory"
   for each row execute function "keepApplicationHistory"()`,
  `create trigger "applicationHistoryIsNeverEmptied" before truncate on "applicationHistory"
   for each statement execute function "keepApplicationHistory"()`,
];

/** Each change of an application's status, and the number of changes at the application. */
export async function up(db: Kysely<never>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const moment: ColumnDataType = isPostgres ? 'timestamptz' : 'text';
  await db.schema
    .alterTable('applications')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await db.schema
    .createTable('applicationHistory')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('applicationId', 'text', (column) =>
      column.notNull().references('applications.id').onDelete('cascade'),
    )
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('from', 'text', (column) => column.notNull())
    .addColumn('to', 'text', (column) => column.notNull())
    .addColumn('at', moment, (column) => column.notNull())
    .addColumn('by', 'text')
    .addColumn('byName', 'text', (column) => column.notNull())
    .addColumn('reason', 'text')
    .addColumn('undoes', 'text')
    .execute();
  await sql`create unique index "applicationHistoryByVersion" on "applicationHistory" ("applicationId", "version")`.execute(
    db,
  );
  for (const statement of isPostgres ? onPostgres : onSqlite) await sql.raw(statement).execute(db);
}
