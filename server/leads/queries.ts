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

const minute = 60 * 1000;
const day = 24 * 60 * minute;

/** Whether the same words came within the last ten minutes, as they do from who never got our reply and sends again. */
export async function isKept(db: Database, words: Lead): Promise<boolean> {
  const found = await db
    .selectFrom('leads')
    .select('id')
    .where('createdAt', '>', new Date(Date.now() - 10 * minute))
    .where('userName', '=', words.userName)
    .where('userEmail', '=', words.userEmail)
    .where('userNumber', '=', words.userNumber)
    .where('userMessage', '=', words.userMessage)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** How often this address was given by who wrote to the school within the last day. */
export async function countToday(db: Database, userEmail: string): Promise<number> {
  const { times } = await db
    .selectFrom('leads')
    .select((eb) => eb.fn.countAll<number | string>().as('times'))
    .where('userEmail', '=', userEmail)
    .where('createdAt', '>', new Date(Date.now() - day))
    .executeTakeFirstOrThrow();
  return Number(times);
}
