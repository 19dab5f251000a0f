import { sql, type Kysely } from 'kysely';

/** Messages with the hidden field of the form filled in are kept and marked. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('leads')
    .addColumn('maybeSpam', 'integer', (column) =>
      column
        .notNull()
        .defaultTo(0)
        .check(sql`"maybeSpam" in (0, 1)`),
    )
    .execute();
}
