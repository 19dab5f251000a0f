import { sql } from 'kysely';
import type { Database } from '#server/db/connect.ts';

/** A counter after a hit. */
interface Counter {
  /** The number of hits in this window, this one included. */
  hits: number;
  /** The end of the window. */
  resetsAt: Date;
}

/**
 * Adds one to counters with windows of the same length, in one statement so that concurrent requests cannot pass a limit
 * together. A new window starts when the old one is over.
 * @param keys different ones
 * @returns the counters in the order of the keys
 */
export async function incrementCounters(
  db: Database,
  keys: readonly string[],
  seconds: number,
): Promise<Counter[]> {
  const now = new Date();
  const resetsAt = new Date(now.getTime() + seconds * 1000);
  const rows = await db
    .insertInto('rateLimits')
    .values(keys.map((key) => ({ key, hits: 1, resetsAt })))
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => {
        const isOver = eb('rateLimits.resetsAt', '<=', now);
        return {
          hits: eb
            .case()
            .when(isOver)
            .then(sql<number>`1`)
            .else(sql<number>`${sql.ref('rateLimits.hits')} + 1`)
            .end(),
          resetsAt: eb
            .case()
            .when(isOver)
            .then(eb.ref('excluded.resetsAt'))
            .else(eb.ref('rateLimits.resetsAt'))
            .end(),
        };
      }),
    )
    .returning(['key', 'hits', 'resetsAt'])
    .execute();
  return keys.map((key) => {
    const row = rows.find((each) => each.key === key);
    if (row === undefined) throw new Error('a counter was not stored');
    return { hits: row.hits, resetsAt: new Date(row.resetsAt) };
  });
}

/** Adds one to a counter, as `incrementCounters` does. @returns the number of hits in this window, this one included */
export async function incrementCounter(db: Database, key: string, seconds: number): Promise<number> {
  const [counter] = await incrementCounters(db, [key], seconds);
  return counter?.hits ?? 0;
}

/**
 * Stores the key of a request that counts once. On PostgreSQL it waits for a transaction that has stored the same one.
 * @returns undefined, or what an earlier request has stored under this key
 */
export async function claimKey(
  transaction: Database,
  row: { key: string; fingerprint: string; expiresAt: Date },
): Promise<{ fingerprint: string; result: string } | undefined> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('idempotencyKeys')
    .values({ ...row, result: '{}' })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 1n) return undefined;
  return transaction
    .selectFrom('idempotencyKeys')
    .select(['fingerprint', 'result'])
    .where('key', '=', row.key)
    .executeTakeFirstOrThrow();
}

/** Stores what the work of a request has returned. */
export async function storeResult(
  transaction: Database,
  { key, ...row }: { key: string; fingerprint: string; result: string; expiresAt: Date },
): Promise<void> {
  await transaction.updateTable('idempotencyKeys').set(row).where('key', '=', key).execute();
}

/** Takes one hit back from a counter; never below 0. */
export async function decrementCounter(db: Database, key: string): Promise<void> {
  await db
    .updateTable('rateLimits')
    .set((eb) => ({ hits: eb('hits', '-', 1) }))
    .where('key', '=', key)
    .where('hits', '>', 0)
    .execute();
}
