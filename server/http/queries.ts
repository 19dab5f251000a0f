import { sql } from 'kysely';
import type { Database } from '#server/db/connect.ts';

/** Milliseconds by which the clocks of two instances, and two requests of one, may differ. */
const clockSkew = 10_000;

/**
 * Adds one to a counter, in one statement so that concurrent requests cannot pass a limit together. A new window starts when
 * the old one is over, and also when it ends later than it can, because then it was started while the clock was ahead.
 * @returns the number of hits in this window, this one included, and the end of the window
 */
export async function incrementCounter(
  db: Database,
  key: string,
  seconds: number,
): Promise<{ hits: number; resetsAt: Date }> {
  const now = new Date();
  const end = new Date(now.getTime() + seconds * 1000);
  const row = await db
    .insertInto('rateLimits')
    .values({ key, hits: 1, resetsAt: end })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => {
        const isOver = eb.or([
          eb('rateLimits.resetsAt', '<=', now),
          eb('rateLimits.resetsAt', '>', new Date(end.getTime() + clockSkew)),
        ]);
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
    .returning(['hits', 'resetsAt'])
    .executeTakeFirstOrThrow();
  return { hits: row.hits, resetsAt: new Date(row.resetsAt) };
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
