import type { Kysely } from 'kysely';

/** The log says which words of the site were published, taken back or deleted. Entries before have none. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('auditLog').addColumn('about', 'text').execute();
}
