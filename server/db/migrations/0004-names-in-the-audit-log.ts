import type { Kysely } from 'kysely';

/**
 * The audit log names people as they were called when it was written. Entries from before are never changed and keep null.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const column of ['actorName', 'actorEmail', 'subjectName', 'subjectEmail']) {
    await db.schema.alterTable('auditLog').addColumn(column, 'text').execute();
  }
}
