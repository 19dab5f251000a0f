import { randomUUID } from 'node:crypto';
import type { Lead } from '#contract/lead.ts';
import type { Database } from '#server/db/connect.ts';

/** Stores a message to the school. */
export async function insertLead(db: Database, { website: _, ...words }: Lead): Promise<void> {
  await db
    .insertInto('leads')
    .values({ id: randomUUID(), ...words, createdAt: new Date() })
    .execute();
}

const day = 24 * 60 * 60 * 1000;

/** Whether somebody gave this address when writing to the school within the last day. */
export async function wroteToday(db: Database, userEmail: string): Promise<boolean> {
  const found = await db
    .selectFrom('leads')
    .select('id')
    .where('userEmail', '=', userEmail)
    .where('createdAt', '>', new Date(Date.now() - day))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
