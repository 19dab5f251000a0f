import type { Kysely } from 'kysely';

/** Who hangs pictures of a class gets its children to choose from. Only children who are enrolled have the end of a year. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createIndex('applicationsEnrolled')
    .on('applications')
    .columns(['courseId', 'enrolledUntil'])
    .execute();
}
