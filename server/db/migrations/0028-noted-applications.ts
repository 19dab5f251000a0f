import type { Kysely } from 'kysely';

/** Who of the office noted an application for a parent who called. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('applications').addColumn('notedBy', 'text').execute();
}
