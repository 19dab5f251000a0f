import { sql, type Kysely } from 'kysely';

/**
 * Without these indexes the deletion or export of one account reads every queued mail, every code and the whole audit log.
 */
export async function up(db: Kysely<never>): Promise<void> {
  // Partial, because most mails are about a message to the school and have no account: the index costs them nothing.
  await db.schema
    .createIndex('outboxByUser')
    .on('outbox')
    .column('userId')
    .where(sql.ref('userId'), 'is not', null)
    .execute();
  await db.schema.createIndex('verificationsByValue').on('verifications').column('value').execute();
  await db.schema.createIndex('auditLogByActor').on('auditLog').column('actor').execute();
  await db.schema.createIndex('auditLogBySubject').on('auditLog').column('subject').execute();
}
