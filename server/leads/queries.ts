import { randomUUID } from 'node:crypto';
import type { Lead } from '#contract/lead.ts';
import type { Database } from '#server/db/connect.ts';
import { prepareInsert } from '#server/db/prepared-query.ts';

const insert = prepareInsert('leads', [
  'id',
  'userName',
  'userEmail',
  'userNumber',
  'userMessage',
  'createdAt',
]);

/**
 * Stores a message to the school, without the field that only robots fill.
 * @param createdAt other than now only for demo data
 */
export async function insertLead(
  db: Database,
  { website: _, ...fields }: Lead,
  createdAt = new Date(),
): Promise<void> {
  await insert(db, { id: randomUUID(), ...fields, createdAt });
}
