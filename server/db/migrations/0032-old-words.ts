import { PostgresAdapter, sql, type Kysely } from 'kysely';

/** Words go when they are old, also in conversations that live on; a new conversation of a person leads to the one before. */
export async function up(db: Kysely<never>): Promise<void> {
  // No foreign key: the one before may be deleted, and a restore stores rows in any order.
  await db.schema.alterTable('conversations').addColumn('previousId', 'text').execute();
  await db.schema
    .createIndex('conversationsByPrevious')
    .on('conversations')
    .column('previousId' as never)
    .where(sql.ref('previousId'), 'is not', null)
    .execute();
  await db.schema
    .createIndex('conversationEntriesByTime')
    .on('conversationEntries')
    .column('at' as never)
    .execute();
  // Partial: only replies of the last day have a state before them.
  await db.schema
    .createIndex('conversationEntriesToForget')
    .on('conversationEntries')
    .column('undoUntil' as never)
    .where(sql.ref('before'), 'is not', null)
    .execute();
  // As for the other tables with data of people (0006-erasures.ts).
  if (db.getExecutor().adapter instanceof PostgresAdapter) return;
  await sql`create trigger "conversationEntriesAreErased" after delete on "conversationEntries"
    begin update "erasures" set "erased" = "erased" + 1; end`.execute(db);
}
