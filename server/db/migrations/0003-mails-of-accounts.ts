import type { Kysely } from 'kysely';

/** A queued mail knows whose account it is about, and goes when that is erased. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('outbox')
    .addColumn('userId', 'text', (column) => column.references('users.id').onDelete('cascade'))
    .execute();
}
