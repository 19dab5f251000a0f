import { APIError } from 'better-auth/api';
import type { Database } from '#server/db/connect.ts';
import { HttpError } from '#server/http/http-error.ts';
import type { Caller, RequestContext } from '#server/http/route.ts';
import { addCookies } from './caller.ts';
import { endHalfWay } from '#server/second-factor/verify-code.ts';
import { endSessionsBeside } from './queries.ts';

type Renewing = Pick<RequestContext, 'auth' | 'requestHeaders' | 'replyHeaders'>;

/**
 * Gives the session that asks a new token, and notes that its password was given now.
 * @throws HttpError 401 when it ended, or was given another, while this was on its way
 */
export async function renewToken({ auth, requestHeaders, replyHeaders }: Renewing): Promise<void> {
  try {
    const renewed = await auth.api.renewSession({ headers: requestHeaders, returnHeaders: true });
    addCookies(replyHeaders, renewed.headers);
  } catch (error) {
    if (error instanceof APIError && error.statusCode === 401) {
      throw new HttpError(401, 'Please sign in first.');
    }
    throw error;
  }
}

/**
 * Ends the other sessions of whoever is signed in, and gives this one a new token: after a change of what signs in (OWASP ASVS
 * 5.0, 7.2.4 and 7.4.3).
 */
export async function renewSessions(
  request: Renewing & { caller: Caller },
  transaction: Database,
): Promise<void> {
  await endSessionsBeside(transaction, request.caller);
  await endHalfWay(transaction, request.caller.id);
  await renewToken(request);
}
