import { finishSignIn } from '#contract/second-factor.ts';
import { record, recordOfOffice } from '#server/audit/queries.ts';
import type { Database } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Settings } from '#server/env.ts';
import { cookieName, readCookie } from '#server/http/cookies.ts';
import { HttpError } from '#server/http/http-error.ts';
import { countingRequest } from '#server/http/rate-limit.ts';
import { route, type Route } from '#server/http/route.ts';
import { addCookies } from '#server/sessions/caller.ts';
import { rememberDevice } from '#server/sessions/device-cookie.ts';
import { findUser } from '#server/accounts/queries.ts';
import { prepareRecovery, tryCode } from './verify-code.ts';
import { countedTry, secondFactorLimits, wrongCode } from './second-factor-limits.ts';
import { endHeldSession } from '#server/sessions/queries.ts';

/** better-auth's own cookie between the password and the code. */
const halfWayCookie = 'school.two_factor';

/** Whose password was right in this browser a moment ago; undefined when nobody's was, or too long ago. */
async function halfWay(db: Database, headers: Headers, settings: Settings) {
  const cookie = readCookie(headers, halfWayCookie, settings) ?? '';
  // better-auth checks the signature behind the dot when the code is tried; nobody guesses what stands before it.
  const identifier = cookie.slice(0, Math.max(0, cookie.lastIndexOf('.')));
  return db
    .selectFrom('verifications')
    .innerJoin('users', 'users.id', 'verifications.value')
    .select(['users.id', 'users.email'])
    .where('identifier', '=', identifier)
    .where('expiresAt', '>', new Date())
    .executeTakeFirst();
}

/**
 * The headers of somebody half-way in without the session another account may have in the same browser: better-auth would
 * check the code of that one.
 */
function withoutSession(headers: Headers, settings: Settings): Headers {
  const session = `${cookieName('school.session_token', settings)}=`;
  const kept = new Headers(headers);
  const cookies = (headers.get('cookie') ?? '').split('; ');
  kept.set('cookie', cookies.filter((cookie) => !cookie.startsWith(session)).join('; '));
  return kept;
}

/** The second step of signing in, where the account has a second factor. */
export const secondStepRoutes: readonly Route[] = [
  route(finishSignIn, async (request) => {
    const { auth, db, settings, body, address, requester, requestHeaders, replyHeaders } = request;
    const person = await halfWay(db, requestHeaders, settings);
    if (person === undefined) throw new HttpError(401, 'Please sign in with your password first.');
    const attempt = { userId: person.id, code: body.code, headers: withoutSession(requestHeaders, settings) };
    const about = { actor: person.id, address };
    const accepted = await countingRequest(
      request,
      secondFactorLimits,
      countedTry(request, person),
      async () => {
        const recovery = await prepareRecovery(db, attempt, requester);
        const outcome = await inTransaction(db, async (transaction) => {
          const found = await tryCode(request, transaction, attempt, recovery);
          if (found === null) {
            await record(transaction, { action: 'second-factor-failed', subject: person.id, ...about });
            return null;
          }
          await endHeldSession(auth, transaction, requestHeaders);
          if (found.kind === 'recovery code')
            await record(transaction, { action: 'recovery-code-used', subject: person.id, ...about });
          await recordOfOffice(transaction, { action: 'signed-in', ...about });
          return found;
        });
        if (outcome === null) throw wrongCode(401);
        return outcome;
      },
    );
    const foundUser = await findUser(db, person.id);
    if (foundUser === undefined) throw new HttpError(401, 'Please sign in first.');
    addCookies(replyHeaders, accepted.headers);
    replyHeaders.append('set-cookie', rememberDevice(requestHeaders, person.email, request));
    return { message: 'You are signed in.', foundUser };
  }),
];
