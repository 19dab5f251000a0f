import type { Kysely } from 'kysely';

/** Indexes for the numbers of each week: enquiries, answers and enrolments. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const [name, table, columns] of [
    ['conversationsByKindAndCreation', 'conversations', ['kind', 'createdAt', 'courseId']],
    ['conversationEntriesByKind', 'conversationEntries', ['kind', 'at']],
    ['applicationHistoryByTime', 'applicationHistory', ['to', 'at']],
  ] as const)
    await db.schema
      .createIndex(name)
      .on(table)
      .columns([...columns])
      .execute();
}
