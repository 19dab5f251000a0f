import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { widerNetwork } from './address.ts';
import { HttpError } from './http-error.ts';

/** At most `max` requests of one kind in a window of `seconds`, counted in the database so that instances agree. */
export interface Limit {
  max: number;
  seconds: number;
  /**
   * What is counted together: requests from one network, from the wider network around it, from everywhere, of the account
   * that is signed in, or of one browser that has signed in to the account before.
   */
  by: 'network' | 'wider network' | 'everywhere' | 'account' | 'browser';
  /** Once `max` is reached, one more request every so many seconds: nobody waits for the end of a long window. */
  thenEvery?: number;
  /** Only guesses count that were compared and found wrong (`HttpError.isWrongGuess`). */
  guessesOnly?: boolean;
  /** Field of the body whose value is counted separately. */
  field?: string;
  /** Only for browsers that have signed in to the account before, or only for all others. */
  device?: 'known' | 'new';
  /** Calls with the same name here share a counter; otherwise each call has its own. */
  group?: string;
}

/** A limit by network, and a second one for the wider network so that many small networks of one customer do not add up. */
export const byNetwork = (limit: Omit<Limit, 'by'>, widerFactor = 3): Limit[] => [
  { ...limit, by: 'network' },
  { ...limit, by: 'wider network', max: limit.max * widerFactor },
];

export interface Counted {
  path: string;
  /** As `clientAddress` gives it. */
  address: string;
  /** Id of the account that is signed in, or that a right password named; null for anybody else. */
  account: string | null;
  /** The browser's number when it has signed in to the account before (sessions/device-cookie.ts). */
  device: string | null;
  body: unknown;
}

function ownerOf({ by }: Limit, { address, account, device }: Counted): string | null {
  if (by === 'network') return address;
  if (by === 'wider network') return widerNetwork(address);
  if (by === 'account') return account;
  return by === 'browser' ? device : '';
}

/** A name for one counter, keyed so that the table holds no address of a person or a network. */
export const counterKey = (secret: string, ...parts: unknown[]): string =>
  createHmac('sha256', secret).update(parts.join('\n')).digest('base64url');

function keyOf({ secret }: Context, limit: Limit, counted: Counted): string {
  const { max, seconds, by, field, device = 'all', group = counted.path } = limit;
  const value = field === undefined ? '' : String((counted.body as Record<string, unknown>)[field] ?? '');
  return counterKey(secret, group, max, seconds, by, device, ownerOf(limit, counted), value.toLowerCase());
}

function refuse(resetsAt: Date): never {
  const seconds = Math.max(1, Math.ceil((resetsAt.getTime() - Date.now()) / 1000));
  const wait = seconds < 120 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
  throw new HttpError(429, `That was tried too often. Please try again in ${wait}.`, {
    headers: { 'retry-after': String(seconds) },
  });
}

/** Milliseconds by which the clocks of two instances, and two requests of one, may differ. */
const clockSkew = 10_000;

/**
 * Adds one to a counter, in one statement so that requests at the same moment cannot pass each other. A window that is over
 * begins anew, and so does one that ends later than it can: it was begun while the clock was ahead.
 * @returns how often it was counted in this window, this time included, and when the window ends
 */
export async function count(
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

/** Counts one limit. @returns the keys that were counted @throws HttpError 429 */
async function countLimit(db: Database, key: string, { max, seconds, thenEvery }: Limit): Promise<string[]> {
  const first = await count(db, key, seconds);
  if (first.hits <= max) return [key];
  if (thenEvery === undefined) refuse(first.resetsAt);
  const slotKey = `${key}+`;
  const slot = await count(db, slotKey, thenEvery);
  if (slot.hits > 1) refuse(slot.resetsAt);
  return [key, slotKey];
}

const isFor = ({ device }: Limit, counted: Counted) =>
  device === undefined || (device === 'known') === (counted.device !== null);

/** @returns keys of the counters that count wrong guesses only @throws HttpError 429 with Retry-After; nothing is counted then */
async function countRequest(
  context: Context,
  limits: readonly Limit[],
  counted: Counted,
): Promise<readonly string[]> {
  const those = context.settings.rateLimits ? limits.filter((each) => isFor(each, counted)) : [];
  if (those.length === 0) return [];
  // One transaction: a request that one limit refuses is compared with nothing, so no other limit counts it.
  return inTransaction(context.db, async (transaction) => {
    const guesses: string[] = [];
    for (const limit of those) {
      const keys = await countLimit(transaction, keyOf(context, limit, counted), limit);
      if (limit.guessesOnly) guesses.push(...keys);
    }
    return guesses;
  });
}

/**
 * Takes a request back from the limits that count wrong guesses only. In the order in which requests are counted: one statement
 * for all rows locks them in an order of the database's own, and PostgreSQL ends one of two transactions that wait for each other.
 */
async function forgive({ db }: Context, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await inTransaction(db, async (transaction) => {
    for (const key of keys) {
      await transaction
        .updateTable('rateLimits')
        .set((eb) => ({ hits: eb('hits', '-', 1) }))
        .where('key', '=', key)
        .where('hits', '>', 0)
        .execute();
    }
  });
}

/**
 * Counts a request before `work` answers it, so that many at once cannot pass a limit together. Limits on wrong guesses keep
 * it only when `work` fails with one: what was not compared (an error of ours, a full queue) is not counted.
 * @throws HttpError 429 with Retry-After, and whatever `work` throws
 */
export async function countingRequest<T>(
  context: Context,
  limits: readonly Limit[],
  counted: Counted,
  work: () => Promise<T>,
): Promise<T> {
  const guesses = await countRequest(context, limits, counted);
  let result: T;
  try {
    result = await work();
  } catch (error) {
    const isWrongGuess = error instanceof HttpError && error.isWrongGuess;
    // The error that is thrown tells more than one about the counter would.
    if (!isWrongGuess) await forgive(context, guesses).catch(() => {});
    throw error;
  }
  await forgive(context, guesses);
  return result;
}
