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
  'maybeSpam',
  'createdAt',
]);

/**
 * Stores a message to the school. It is marked when the hidden field was filled in.
 * @param createdAt other than now only for demo data
 */
export async function insertLead(
  db: Database,
  { website, ...fields }: Lead,
  createdAt = new Date(),
): Promise<void> {
  await insert(db, { id: randomUUID(), ...fields, maybeSpam: website === '' ? 0 : 1, createdAt });
}
