import { PostgresAdapter, sql, type ColumnDataType, type Kysely } from 'kysely';

/** What the database itself sees to: entries are never changed, and none goes before it is a year old. */
const onSqlite = [
  `create trigger "auditLogIsNeverChanged" before update on "auditLog"
   begin select raise(abort, 'the audit log is append-only'); end`,
  `create trigger "auditLogIsKeptForAYear" before delete on "auditLog"
   when old."createdAt" > strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-365 days')
   begin select raise(abort, 'the audit log is kept for a year'); end`,
  // "insert or replace" would delete without asking the trigger above.
  `create trigger "auditLogIsNeverReplaced" before insert on "auditLog"
   when exists (select 1 from "auditLog" where "id" = new."id")
   begin select raise(ignore); end`,
];
const onPostgres = [
  `create function "keepAuditLog"() returns trigger language plpgsql as $$
   begin
     if tg_op = 'DELETE' then
       if old."createdAt" <= now() - interval '365 days' then return old; end if;
     end if;
     raise exception 'the audit log is append-only and kept for a year';
   end $$`,
  `create trigger "auditLogIsAppendOnly" before update or delete on "auditLog"
   for each row execute function "keepAuditLog"()`,
  `create trigger "auditLogIsNeverEmptied" before truncate on "auditLog"
   for each statement execute function "keepAuditLog"()`,
];

export async function up(db: Kysely<never>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const moment: ColumnDataType = isPostgres ? 'timestamptz' : 'text';
  const flag: ColumnDataType = isPostgres ? 'boolean' : 'integer';

  await db.schema
    .alterTable('users')
    .addColumn('twoFactorEnabled', flag, (column) => column.notNull().defaultTo(isPostgres ? false : 0))
    .execute();
  await db.schema.alterTable('sessions').addColumn('confirmedAt', moment).execute();

  // As better-auth's plugin declares it.
  await db.schema
    .createTable('twoFactors')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('userId', 'text', (column) =>
      column.notNull().unique().references('users.id').onDelete('cascade'),
    )
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('backupCodes', 'text', (column) => column.notNull())
    .addColumn('verified', flag, (column) => column.notNull())
    .addColumn('failedVerificationCount', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('lockedUntil', moment)
    .execute();

  await db.schema
    .createTable('auditLog')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('createdAt', moment, (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('subject', 'text')
    .addColumn('address', 'text')
    .execute();
  await db.schema.createIndex('auditLogByCreation').on('auditLog').columns(['createdAt', 'id']).execute();
  for (const statement of isPostgres ? onPostgres : onSqlite) await sql.raw(statement).execute(db);
}
