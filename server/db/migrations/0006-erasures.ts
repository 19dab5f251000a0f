import { PostgresAdapter, sql, type Kysely } from 'kysely';

/** What holds data of people for as long as was promised. */
const tables = ['users', 'applications', 'leads', 'auditLog'];

/**
 * Counts on SQLite what was erased, so that the file is rebuilt afterwards, whoever erased it and whatever was started anew
 * meanwhile. PostgreSQL removes what was deleted itself.
 */
export async function up(db: Kysely<never>): Promise<void> {
  if (db.getExecutor().adapter instanceof PostgresAdapter) return;
  await db.schema
    .createTable('erasures')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('erased', 'integer', (column) => column.notNull())
    .addColumn('rebuilt', 'integer', (column) => column.notNull())
    .addCheckConstraint('erasuresOneRow', sql`id = 1`)
    .execute();
  // What was erased before this was counted is still to be removed.
  await sql`insert into "erasures" ("id", "erased", "rebuilt") values (1, 1, 0)`.execute(db);
  for (const table of tables) {
    await sql`create trigger ${sql.id(`${table}AreErased`)} after delete on ${sql.table(table)}
      begin update "erasures" set "erased" = "erased" + 1; end`.execute(db);
  }
}
