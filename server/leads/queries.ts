import { randomUUID } from 'node:crypto';
import type { Lead } from '#contract/lead.ts';
import type { Database } from '#server/db/connect.ts';

/** Stores a message to the school. */
export async function insertLead(
  db: Database,
  { website: _, ...words }: Lead,
  createdAt = new Date(),
): Promise<void> {
  await db
    .insertInto('leads')
    .values({ id: randomUUID(), ...words, createdAt })
    .execute();
}
