import type { Kysely } from 'kysely';

/**
 * Indexes for the list of people in the office, for a person's own lines in the audit log, the latest first, and for the numbers
 * of the overview.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.createIndex('usersByRole').on('users').columns(['role', 'createdAt', 'id']).execute();
  await db.schema.dropIndex('auditLogByActor').execute();
  await db.schema
    .createIndex('auditLogByActor')
    .on('auditLog')
    .columns(['actor', 'createdAt', 'id'])
    .execute();
  await db.schema.dropIndex('applicationsByCreation').execute();
  await db.schema
    .createIndex('applicationsByCreation')
    .on('applications')
    .columns(['createdAt', 'courseId'])
    .execute();
}
