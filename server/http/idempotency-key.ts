import type { Endpoint } from '#contract/endpoint.ts';
import type { Database } from '#server/db/connect.ts';
import { HttpError } from './http-error.ts';
import { claimKey, storeResult } from './queries.ts';
import { counterKey } from './rate-limit.ts';

/** Random enough that nobody guesses the key of somebody else. */
export const idempotencyKeyPattern = /^[\w-]{16,64}$/;

const week = 7 * 24 * 60 * 60 * 1000;

/** What identifies a request that counts once. Both are keyed hashes, so that the database holds no words of it. */
export interface IdempotencyKey {
  /** Of the endpoint, the caller and the header. */
  key: string;
  /** Of everything else that was sent. */
  fingerprint: string;
}

interface Sent {
  secret: string;
  userId: string | null;
  params: unknown;
  body: unknown;
}

/** A keyed hash is too fast for a password. */
const withoutPassword = (body: unknown) =>
  JSON.stringify(body, (name, value: unknown) => (name === 'password' ? undefined : value));

/**
 * Reads the header Idempotency-Key (draft-ietf-httpapi-idempotency-key-header) of an endpoint with `countsOnce`.
 * @returns null without the header, and for other endpoints
 * @throws HttpError 400 when it is malformed
 */
export function readIdempotencyKey(
  { method, path, countsOnce }: Endpoint,
  headers: Headers,
  { secret, userId, params, body }: Sent,
): IdempotencyKey | null {
  const header = headers.get('idempotency-key');
  if (countsOnce !== true || header === null) return null;
  if (!idempotencyKeyPattern.test(header))
    throw new HttpError(400, 'The Idempotency-Key has 16 to 64 letters, digits, hyphens and underscores.');
  return {
    key: counterKey(secret, 'once', method, path, userId, header),
    fingerprint: counterKey(secret, JSON.stringify([params, withoutPassword(body)])),
  };
}

const sentBefore = () =>
  new HttpError(
    422,
    'Your first try has reached us, with what you had typed then. Send this again only if it should be added.',
  );

/**
 * Does the work of a request once, however often it arrives (`countsOnce` of an endpoint). Call it in the transaction of the work: of two requests
 * at once the second waits for the first, and what is rolled back may be tried again.
 * @param work returns the ids from which the reply is made; they are stored for a week
 * @param stands whether what the first request did still stands: what was taken back or deleted since may be done again
 * @returns what the work returned that stands
 * @throws HttpError 422 when the first request had another body
 */
export async function once<Result extends Readonly<Record<string, string>>>(
  { idempotencyKey }: { idempotencyKey: IdempotencyKey | null },
  transaction: Database,
  work: () => Promise<Result>,
  stands: (result: Result) => Promise<boolean> | boolean,
): Promise<Result> {
  if (idempotencyKey === null) return work();
  const expiresAt = new Date(Date.now() + week);
  const earlier = await claimKey(transaction, { ...idempotencyKey, expiresAt });
  if (earlier !== undefined) {
    const result = JSON.parse(earlier.result) as Result;
    if (await stands(result)) {
      if (earlier.fingerprint !== idempotencyKey.fingerprint) throw sentBefore();
      return result;
    }
  }
  const result = await work();
  await storeResult(transaction, { ...idempotencyKey, expiresAt, result: JSON.stringify(result) });
  return result;
}
