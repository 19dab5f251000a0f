import { rotateToken } from '#server/users/better-auth.ts';
import type { Database } from '#server/db/connect.ts';
import { HttpError } from '#server/http/http-error.ts';
import type { Caller } from '#server/http/checked-request.ts';
import type { RequestContext } from '#server/users/route.ts';
import { deleteOtherSessions, deletePendingSignIns } from './queries.ts';
import { addSessionCookies } from './signed-in-cookie.ts';

type Rotating = Pick<RequestContext, 'auth' | 'settings' | 'requestHeaders' | 'replyHeaders'>;

/**
 * Gives the session of the request a new token and stores that its password was given now.
 * @throws HttpError 401 when the session ended or got another token meanwhile
 */
export async function rotateSession({
  auth,
  settings,
  requestHeaders,
  replyHeaders,
}: Rotating): Promise<void> {
  const cookies = await rotateToken(auth, requestHeaders);
  if (cookies === null) throw new HttpError(401, 'Please sign in first.');
  addSessionCookies(replyHeaders, cookies, settings);
}

/**
 * Ends all other sessions of the caller and gives this one a new token: after a change of the password or the second factor
 * (OWASP ASVS 5.0, 7.2.4 and 7.4.3).
 */
export async function endOthersAndRotate(
  request: Rotating & { caller: Caller },
  transaction: Database,
): Promise<void> {
  await deleteOtherSessions(transaction, request.caller);
  await deletePendingSignIns(transaction, request.caller.id);
  await rotateSession(request);
}
