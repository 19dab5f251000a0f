import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Context } from '#server/context.ts';
import { CallFailure } from './failure.ts';

/** At most `max` requests of one kind in a window of `seconds`, counted in the database so that instances agree. */
export interface Limit {
  max: number;
  seconds: number;
  /** Whether only failed requests count. */
  failuresOnly?: boolean;
  /** Field of the body whose value is counted together with the address; without it the address alone. */
  field?: string;
}

interface Counted {
  path: string;
  address: string;
  body: unknown;
}

/** Keyed, so that the table holds no address of a person or a network. */
function keyOf({ secret }: Context, limit: Limit, { path, address, body }: Counted): string {
  const value = limit.field === undefined ? '' : String((body as Record<string, unknown>)[limit.field] ?? '');
  const parts = [path, limit.max, limit.seconds, address, value.toLowerCase()];
  return createHmac('sha256', secret).update(parts.join('\n')).digest('base64url');
}

function refuse(resetsAt: Date | string): never {
  const seconds = Math.max(1, Math.ceil((new Date(resetsAt).getTime() - Date.now()) / 1000));
  const wait = seconds < 120 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
  throw new CallFailure(429, `That was tried too often. Please try again in ${wait}.`, {
    headers: { 'retry-after': String(seconds) },
  });
}

async function count({ db }: Context, key: string, limit: Limit) {
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
  if (!context.settings.rateLimits) return;
  for (const limit of limits) {
    const { hits, resetsAt } = await count(context, keyOf(context, limit, counted), limit);
    if (hits > limit.max) refuse(resetsAt);
  }
}

/** Takes a successful request back from the limits that count failures only. */
export async function forgiveRequest(
  context: Context,
  limits: readonly Limit[],
  counted: Counted,
): Promise<void> {
  if (!context.settings.rateLimits) return;
  for (const limit of limits.filter(({ failuresOnly }) => failuresOnly)) {
    await context.db
      .updateTable('rateLimits')
      .set((eb) => ({ hits: eb('hits', '-', 1) }))
      .where('key', '=', keyOf(context, limit, counted))
      .where('hits', '>', 0)
      .execute();
  }
}
