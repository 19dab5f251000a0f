import { PostgresAdapter, sql, type Kysely } from 'kysely';

const roleRule = `role in ('user', 'teacher', 'admin')`;
const statusRule = `status in ('new', 'trial', 'offered', 'enrolled', 'waiting', 'declined', 'withdrawn')`;

/** A table of SQLite with a changed definition: SQLite cannot change a check, so the table is made again and filled. */
async function rebuildTable(
  db: Kysely<never>,
  table: string,
  change: (definition: string) => string,
): Promise<void> {
  const { rows: keys } = await sql<{ foreign_keys: number }>`pragma foreign_keys`.execute(db);
  // With them, dropping the old table would delete every row that refers to it.
  if (keys[0]?.foreign_keys === 1) throw new Error('foreign keys must be off while a table is replaced');
  const { rows } = await sql<{ type: string; name: string; sql: string }>`
    select type, name, sql from sqlite_master where tbl_name = ${table} and sql is not null`.execute(db);
  const definition = rows.find(({ type }) => type === 'table')?.sql ?? '';
  const columns = await sql<{ name: string }>`select name from pragma_table_info(${table})`.execute(db);
  const names = sql.join(columns.rows.map(({ name }) => sql.ref(name)));
  const rebuilt = `${table}Rebuilt`;
  await sql.raw(change(definition).replace(`"${table}"`, `"${rebuilt}"`)).execute(db);
  await sql`insert into ${sql.table(rebuilt)} (${names}) select ${names} from ${sql.table(table)}`.execute(
    db,
  );
  await db.schema.dropTable(table).execute();
  await db.schema.alterTable(rebuilt).renameTo(table).execute();
  for (const { type, sql: statement } of rows) if (type !== 'table') await sql.raw(statement).execute(db);
}

/**
 * Changes the checks of a role and a status. Until now an application was 'open', or 'closed', which no version has written.
 * On SQLite the migration runs without foreign keys (server/db/migrate.ts), because it replaces tables that others refer to.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.dropIndex('applicationsOneOpen').execute();
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    await db.schema.alterTable('users').dropConstraint('usersRole').execute();
    await sql`alter table users add constraint "usersRole" check (${sql.raw(roleRule)})`.execute(db);
    await db.schema.alterTable('applications').dropConstraint('applicationsStatus').execute();
    await sql`update applications set status = case status when 'open' then 'new' else 'declined' end`.execute(
      db,
    );
    await sql`alter table applications alter column status set default 'new'`.execute(db);
    await sql`alter table applications add constraint "applicationsStatus" check (${sql.raw(statusRule)})`.execute(
      db,
    );
  } else {
    await rebuildTable(db, 'users', (text) => text.replace(`role in ('user', 'admin')`, roleRule));
    // Its rows have the old words until the next statement, so the new check accepts both for that time.
    await rebuildTable(db, 'applications', (text) =>
      text
        .replace(`default 'open'`, `default 'new'`)
        .replace(`status in ('open', 'closed')`, statusRule.replace(')', `, 'open', 'closed')`)),
    );
    await sql`update applications set status = case status when 'open' then 'new' else 'declined' end`.execute(
      db,
    );
    await rebuildTable(db, 'applications', (text) => text.replace(`, 'open', 'closed')`, ')'));
  }
  await sql`create unique index "applicationsOneOpen" on "applications" ("userId", "nameKey", "dob", "courseId")
    where "status" not in ('declined', 'withdrawn')`.execute(db);
}
