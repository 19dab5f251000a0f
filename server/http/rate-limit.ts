import { createHmac } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Database } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Settings } from '#server/env.ts';
import { widerNetwork } from './address.ts';
import { HttpError } from './http-error.ts';
import type { UsedLimits } from './used-limits.ts';
import { decrementCounter, incrementCounter, incrementCounters } from './queries.ts';

/** At most `max` requests in a window of `seconds`. Counted in the database, so that all instances share the counters. */
export interface Limit {
  max: number;
  seconds: number;
  /**
   * Requests that share a counter: those from one network, from the wider network around it, from everywhere, of the
   * signed-in user, or from one known browser.
   */
  by: 'network' | 'wider network' | 'everywhere' | 'user' | 'browser';
  /**
   * Seconds; after `max` requests one more is allowed in every such period, so that nobody waits for the end of a long
   * window.
   */
  thenEvery?: number;
  /** Count only wrong passwords and codes (`HttpError.isWrongGuess`). */
  guessesOnly?: boolean;
  /** A field of the body; each value of it has its own counter. */
  field?: string;
  /** Apply the limit only to known browsers, or only to all others. */
  device?: 'known' | 'new';
  /** Endpoints with the same group share a counter; without a group each has its own. */
  group?: string;
}

/** A limit by network, and a second one for the wider network, because one customer may have many small networks. */
export const byNetwork = (limit: Omit<Limit, 'by'>, widerFactor = 3): Limit[] => [
  { ...limit, by: 'network' },
  { ...limit, by: 'wider network', max: limit.max * widerFactor },
];

/** Where requests are counted, and whether they are. */
interface Counting {
  db: Database;
  secret: string;
  usedLimits: UsedLimits;
  settings: Pick<Settings, 'rateLimits'>;
}

/** The properties of a request that limits look at. */
export interface Counted {
  path: string;
  /** As `clientAddress` returns it. */
  address: string;
  /** Id of the signed-in user, or of the user whose password was right; otherwise null. */
  userId: string | null;
  /** Id of the browser when the user has signed in with it before (server/users/sessions/device-cookie.ts). */
  device: string | null;
  body: unknown;
}

function ownerOf({ by }: Limit, { address, userId, device }: Counted): string | null {
  if (by === 'network') return address;
  if (by === 'wider network') return widerNetwork(address);
  if (by === 'user') return userId;
  return by === 'browser' ? device : '';
}

/** The name of a counter: a keyed hash, so that the table holds no e-mail and no network. */
export const counterKey = (secret: string, ...parts: unknown[]): string =>
  createHmac('sha256', secret).update(parts.join('\n')).digest('base64url');

/** Whether the same words were sent within the last seconds, for example because the reply was lost. */
export async function isRepeated(
  { secret }: Pick<Counting, 'secret'>,
  transaction: Database,
  words: readonly unknown[],
  seconds: number,
): Promise<boolean> {
  return (await incrementCounter(transaction, counterKey(secret, JSON.stringify(words)), seconds)) > 1;
}

function keyOf({ secret }: Counting, limit: Limit, counted: Counted): string {
  const { max, seconds, by, field, device = 'all', group = counted.path } = limit;
  const value = field === undefined ? '' : String((counted.body as Record<string, unknown>)[field] ?? '');
  return counterKey(secret, group, max, seconds, by, device, ownerOf(limit, counted), value.toLowerCase());
}

function reject(resetsAt: Date): never {
  const seconds = Math.max(1, Math.ceil((resetsAt.getTime() - Date.now()) / 1000));
  const wait = seconds < 120 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
  throw new HttpError(429, `That was tried too often. Please try again in ${wait}.`, {
    headers: { 'retry-after': String(seconds) },
  });
}

/**
 * A refusal that costs nothing is sent after this time, so that a flood that waits for each reply before it sends the next request slows itself down,
 * and pages have the time.
 */
const refusalMilliseconds = 500;

/** A limit and the key of its counter. */
interface KeyedLimit {
  key: string;
  limit: Limit;
}

/** The limits in groups of neighbours with windows of the same length; one statement counts a group. */
function groupByWindow(limits: readonly KeyedLimit[]): KeyedLimit[][] {
  const groups: KeyedLimit[][] = [];
  for (const each of limits) {
    const last = groups.at(-1);
    if (last?.[0]?.limit.seconds === each.limit.seconds) last.push(each);
    else groups.push([each]);
  }
  return groups;
}

/**
 * Counts a request for limits with windows of the same length.
 * @returns the keys of the counters for wrong guesses
 * @throws HttpError 429
 */
async function countGroup(
  db: Database,
  group: readonly KeyedLimit[],
  usedLimits: UsedLimits,
): Promise<string[]> {
  const keys = group.map(({ key }) => key);
  const guessKeys = group.filter(({ limit }) => limit.guessesOnly).map(({ key }) => key);
  const counters = await incrementCounters(db, keys, group[0]?.limit.seconds ?? 0);
  for (const [index, { hits, resetsAt }] of counters.entries()) {
    const { key, limit } = group[index] as KeyedLimit;
    if (hits <= limit.max) continue;
    const kind = limit.guessesOnly ? 'guess' : 'request';
    if (limit.thenEvery === undefined) {
      usedLimits.add(key, resetsAt, kind);
      reject(resetsAt);
    }
    const slotKey = `${key}+`;
    const [slot] = await incrementCounters(db, [slotKey], limit.thenEvery);
    if (slot !== undefined && slot.hits > 1) {
      // Whichever comes first: the next slot, or the next window.
      const next = slot.resetsAt < resetsAt ? slot.resetsAt : resetsAt;
      usedLimits.add(key, next, kind);
      reject(next);
    }
    if (limit.guessesOnly) guessKeys.push(slotKey);
  }
  return guessKeys;
}

const appliesTo = ({ device }: Limit, counted: Counted) =>
  device === undefined || (device === 'known') === (counted.device !== null);

/**
 * Counts a request for all limits.
 * @returns the keys of the counters for wrong guesses
 * @throws HttpError 429 with Retry-After; then nothing is counted
 */
async function countRequest(
  counting: Counting,
  limits: readonly Limit[],
  counted: Counted,
): Promise<string[]> {
  const applicable = counting.settings.rateLimits ? limits.filter((each) => appliesTo(each, counted)) : [];
  if (applicable.length === 0) return [];
  const keyed = applicable.map((limit) => ({ key: keyOf(counting, limit, counted), limit }));
  const used = counting.usedLimits.find(keyed.map(({ key }) => key));
  if (used !== undefined) {
    await setTimeout(refusalMilliseconds);
    reject(used);
  }
  const groups = groupByWindow(keyed);
  // One transaction: a request that one limit rejects is not compared with anything, so no other limit counts it.
  return inTransaction(counting.db, async (transaction) => {
    const keys: string[] = [];
    for (const group of groups) keys.push(...(await countGroup(transaction, group, counting.usedLimits)));
    return keys;
  });
}

/**
 * Takes a request back from counters of wrong guesses. One statement for each key, in the order in which requests are
 * counted: a single statement locks the rows in any order, and two such transactions on PostgreSQL could end in a deadlock.
 */
async function uncount({ db, usedLimits }: Counting, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  usedLimits.forget(keys.map((key) => key.replace(/\+$/, '')));
  await inTransaction(db, async (transaction) => {
    for (const key of keys) await decrementCounter(transaction, key);
  });
}

/**
 * Counts a request before `work` answers it, so that concurrent requests cannot pass a limit together. Afterwards limits on
 * wrong guesses keep the count only if `work` failed with a wrong guess; other errors, such as a full queue, are not
 * counted.
 * @throws HttpError 429 with Retry-After, and any error of `work`
 */
export async function countingRequest<T>(
  counting: Counting,
  limits: readonly Limit[],
  counted: Counted,
  work: () => Promise<T>,
): Promise<T> {
  const guessKeys = await countRequest(counting, limits, counted);
  let result: T;
  try {
    result = await work();
  } catch (error) {
    const isWrongGuess = error instanceof HttpError && error.isWrongGuess;
    // The original error is more useful than one of the counter.
    if (!isWrongGuess) await uncount(counting, guessKeys).catch(() => {});
    throw error;
  }
  await uncount(counting, guessKeys);
  return result;
}
