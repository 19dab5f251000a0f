import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { CallFailure } from './failure.ts';

/** At most `max` requests of one kind in a window of `seconds`, counted in the database so that instances agree. */
export interface Limit {
  max: number;
  seconds: number;
  /** Whether only failed requests count. */
  failuresOnly?: boolean;
  /** Field of the body whose value is counted together with the address; without it the address alone. */
  field?: string;
  /** Whether it is counted from all addresses together, and from all known browsers. */
  everywhere?: boolean;
  /** Whether it is counted by the account that asks, from whatever address. */
  ofAccount?: boolean;
  /**
   * Which browsers it is for: those that have signed in to the account before, each counted by itself whatever its
   * address, or all others. Unset: every browser.
   */
  device?: 'known' | 'new';
}

export interface Counted {
  path: string;
  address: string;
  /** Id of the account that asks; null while nobody has said who they are. */
  account: string | null;
  /** The browser's number when it has signed in to the account before (accounts/device-cookie.ts). */
  device: string | null;
  body: unknown;
}

/** Keyed, so that the table holds no address of a person or a network. */
function keyOf({ secret }: Context, limit: Limit, counted: Counted): string {
  const { path, address, account, device, body } = counted;
  const value = limit.field === undefined ? '' : String((body as Record<string, unknown>)[limit.field] ?? '');
  const browser =
    limit.device === 'known' && !limit.everywhere ? device : `${limit.device ?? 'all'} browsers`;
  const isOfNetwork = !limit.ofAccount && !limit.everywhere && limit.device !== 'known';
  const counters = [limit.ofAccount ? account : '', isOfNetwork ? address : '', browser];
  const parts = [path, limit.max, limit.seconds, ...counters, value.toLowerCase()];
  return createHmac('sha256', secret).update(parts.join('\n')).digest('base64url');
}

function refuse(resetsAt: Date | string): never {
  const seconds = Math.max(1, Math.ceil((new Date(resetsAt).getTime() - Date.now()) / 1000));
  const wait = seconds < 120 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
  throw new CallFailure(429, `That was tried too often. Please try again in ${wait}.`, {
    headers: { 'retry-after': String(seconds) },
  });
}

const isFor = ({ device }: Limit, counted: Counted) =>
  device === undefined || (device === 'known') === (counted.device !== null);

async function count(db: Database, key: string, limit: Limit) {
  const now = new Date();
  const resetsAt = new Date(now.getTime() + limit.seconds * 1000);
  return db
    .insertInto('rateLimits')
    .values({ key, hits: 1, resetsAt })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({
        hits: eb
          .case()
          .when('rateLimits.resetsAt', '<=', now)
          .then(sql<number>`1`)
          .else(sql<number>`${sql.ref('rateLimits.hits')} + 1`)
          .end(),
        resetsAt: eb
          .case()
          .when('rateLimits.resetsAt', '<=', now)
          .then(eb.ref('excluded.resetsAt'))
          .else(eb.ref('rateLimits.resetsAt'))
          .end(),
      })),
    )
    .returning(['hits', 'resetsAt'])
    .executeTakeFirstOrThrow();
}

/**
 * Counts a request before it is answered, failing ones included, so that many at once cannot slip past the limit together.
 * @throws CallFailure 429 with Retry-After
 */
export async function countRequest(
  context: Context,
  limits: readonly Limit[],
  counted: Counted,
): Promise<void> {
  const those = context.settings.rateLimits ? limits.filter((each) => isFor(each, counted)) : [];
  if (those.length === 0) return;
  // In one transaction, so that a flood of requests waits for the disk once each: SQLite keeps everything else waiting meanwhile.
  const refusedUntil = await inTransaction(context.db, async (transaction) => {
    for (const limit of those) {
      const { hits, resetsAt } = await count(transaction, keyOf(context, limit, counted), limit);
      if (hits > limit.max) return resetsAt;
    }
    return null;
  });
  // Not thrown inside, where it would take back what was counted.
  if (refusedUntil !== null) refuse(refusedUntil);
}

/** Takes a successful request back from the limits that count failures only. */
export async function forgiveRequest(
  context: Context,
  limits: readonly Limit[],
  counted: Counted,
): Promise<void> {
  const those = limits.filter((each) => each.failuresOnly && isFor(each, counted));
  if (!context.settings.rateLimits || those.length === 0) return;
  await context.db
    .updateTable('rateLimits')
    .set((eb) => ({ hits: eb('hits', '-', 1) }))
    .where(
      'key',
      'in',
      those.map((limit) => keyOf(context, limit, counted)),
    )
    .where('hits', '>', 0)
    .execute();
}
