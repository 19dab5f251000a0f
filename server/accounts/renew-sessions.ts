import type { Database } from '#server/db/connect.ts';
import type { Caller, Visit } from '#server/http/route.ts';
import { addCookies } from '#server/http/session.ts';
import { endHalfWay } from './second-factor.ts';
import { endSessionsBeside } from './sessions.ts';

type Renewing = Pick<Visit, 'auth' | 'requestHeaders' | 'replyHeaders'> & { caller: Caller };

/**
 * Ends the other sessions of whoever is signed in, and gives this one a new token: after a change of what signs in (OWASP ASVS
 * 5.0, 7.2.4 and 7.4.3).
 */
export async function renewSessions(
  { auth, caller, requestHeaders, replyHeaders }: Renewing,
  transaction: Database,
): Promise<void> {
  await endSessionsBeside(transaction, caller);
  await endHalfWay(transaction, caller.id);
  const { headers } = await auth.api.renewSession({ headers: requestHeaders, returnHeaders: true });
  addCookies(replyHeaders, headers);
}
