import type { User } from '#contract/users/account.ts';
import { limits } from '#server/http/limits.ts';
import type { finishSignIn } from '#contract/users/second-factor.ts';
import { pendingSignInIdentifier, withoutSessionCookie } from '#server/users/better-auth.ts';
import { describeKnownUser } from '#server/users/describe-known-user.ts';
import { record, recordIfOffice } from '#server/operations/audit/queries.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { HttpError } from '#server/http/http-error.ts';
import { countingRequest } from '#server/http/rate-limit.ts';
import type { RequestContext } from '#server/users/route.ts';
import { endSessionOfBrowser } from '#server/users/sessions/caller.ts';
import { rememberDevice } from '#server/users/sessions/device-cookie.ts';
import { addSessionCookies } from '#server/users/sessions/signed-in-cookie.ts';
import { findPendingSignIn } from './queries.ts';
import { countedAttempt, wrongCode } from './attempt.ts';
import { hashRecoveryCode, verifyCode } from './verify-code.ts';

/**
 * The second step of a sign-in: starts the session when the code is right.
 * @throws HttpError 401 when no sign-in is pending or the code is wrong, 429
 */
export async function completeSignIn(
  request: RequestContext<typeof finishSignIn>,
): Promise<{ message: string; foundUser: User }> {
  const { auth, db, settings, body, address, requester, requestHeaders, replyHeaders } = request;
  const pending = await findPendingSignIn(db, pendingSignInIdentifier(requestHeaders, settings));
  if (pending === undefined) throw new HttpError(401, 'Please sign in with your password first.');
  const headers = withoutSessionCookie(requestHeaders, settings);
  const attempt = { userId: pending.id, code: body.code, headers };
  const about = { actor: pending.id, address };
  const cookies = await countingRequest(
    request,
    limits.secondFactorCode,
    countedAttempt(request, pending),
    async () => {
      const recovery = await hashRecoveryCode(db, attempt, requester);
      // Returned, not thrown: an error would roll back the record of a wrong code.
      const accepted = await inTransaction(db, async (transaction) => {
        const verified = await verifyCode(request, transaction, attempt, recovery);
        if (verified === null) {
          await record(transaction, { action: 'second-factor-failed', subject: pending.id, ...about });
          return null;
        }
        await endSessionOfBrowser(auth, transaction, requestHeaders);
        if (verified.kind === 'recovery code')
          await record(transaction, { action: 'recovery-code-used', subject: pending.id, ...about });
        await recordIfOffice(transaction, { action: 'signed-in', ...about });
        return verified;
      });
      if (accepted === null) throw wrongCode(401);
      return accepted.headers;
    },
  );
  const foundUser = await describeKnownUser(request, pending.id);
  addSessionCookies(replyHeaders, cookies, settings);
  replyHeaders.append('set-cookie', rememberDevice(requestHeaders, pending.email, request));
  return { message: 'You are signed in.', foundUser };
}
