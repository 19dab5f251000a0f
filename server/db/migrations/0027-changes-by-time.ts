import type { Kysely } from 'kysely';

/** The first page of the office counts the changes of applications of a week. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createIndex('applicationHistoryByTime')
    .on('applicationHistory')
    .column('at' as never)
    .execute();
}
