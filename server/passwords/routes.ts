import { createHash, randomBytes } from 'node:crypto';
import { APIError } from 'better-auth/api';
import { forgetPassword, resetPassword, verifyOtp } from '#contract/account.ts';
import { recordOfOffice } from '#server/audit/queries.ts';
import type { Database } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Settings } from '#server/env.ts';
import { readCookie, serverCookie } from '#server/http/cookies.ts';
import { HttpError } from '#server/http/http-error.ts';
import { byNetwork } from '#server/http/rate-limit.ts';
import { route, type Route } from '#server/http/route.ts';
import { enqueue, nobody } from '#server/mail/outbox.ts';
import { codeMessage } from '#server/mail/messages.ts';
import { lockAccount } from '#server/accounts/lock-account.ts';
import { whyNotForOffice } from './admin-password-rule.ts';
import { hashPassword } from './password-hash.ts';
import { codeRequestLimits, codeTryLimits } from './reset-code-limits.ts';
import { endHalfWay } from '#server/second-factor/verify-code.ts';
import { codeIdentifier } from '#server/accounts/queries.ts';

const minute = 60;
const grantSeconds = 10 * minute;

const grantIdentifier = (token: string) =>
  `reset-grant-${createHash('sha256').update(token).digest('base64url')}`;

const grantName = 'reset-grant';

function readGrant(headers: Headers, settings: Settings): string | undefined {
  const value = readCookie(headers, grantName, settings);
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : undefined;
}

/** Makes tries at one code wait for each other, so that five tries are five however many arrive at once. */
async function lockCode(transaction: Database, identifier: string): Promise<void> {
  await transaction
    .updateTable('verifications')
    .set((eb) => ({ identifier: eb.ref('identifier') }))
    .where('identifier', '=', identifier)
    .execute();
}

const wrongCode = () => {
  const message = 'This code is wrong or too old. Please check it or ask for a new one.';
  return new HttpError(400, message, { fields: { otp: message }, isWrongGuess: true });
};

const grantIsGone = () => new HttpError(401, 'This code was used or is too old. Please ask for a new one.');

async function hasGrant(db: Database, token: string, email: string): Promise<boolean> {
  const grant = await db
    .selectFrom('verifications')
    .select('id')
    .where('identifier', '=', grantIdentifier(token))
    .where('value', '=', email)
    .where('expiresAt', '>', new Date())
    .executeTakeFirst();
  return grant !== undefined;
}

/** The way back in: a code by mail, its check, a new password (docs/design.md, section 5). */
export const passwordRoutes: readonly Route[] = [
  route(
    forgetPassword,
    async ({ auth, db, outbox, sender, body: { email } }) => {
      const { internalAdapter } = await auth.$context;
      // The same steps whether the account exists or not: neither the time of this call nor that of the next must tell, so
      // a code nobody knows is kept for an address nobody has, and its mail queued to nobody.
      await inTransaction(db, async (transaction) => {
        await internalAdapter.deleteVerificationByIdentifier(codeIdentifier(email));
        const code = await auth.api.createVerificationOTP({ body: { email, type: 'forget-password' } });
        const found = await internalAdapter.findUserByEmail(email);
        const to = found === null ? nobody : email;
        await enqueue(transaction, [codeMessage(sender, to, code)], found?.user.id);
      });
      outbox.nudge();
      return { success: true as const };
    },
    ...codeRequestLimits,
  ),

  route(
    verifyOtp,
    async ({ auth, db, settings, body, replyHeaders }) => {
      const identifier = codeIdentifier(body.email);
      const token = randomBytes(32).toString('base64url');
      // A wrong code must not roll back the count of tries, so the refusal leaves the transaction as a value.
      const isRight = await inTransaction(db, async (transaction) => {
        await lockCode(transaction, identifier);
        try {
          await auth.api.checkVerificationOTP({ body: { ...body, type: 'forget-password' } });
        } catch (error) {
          if (error instanceof APIError && error.statusCode < 500) return false;
          throw error;
        }
        const { internalAdapter } = await auth.$context;
        await internalAdapter.deleteVerificationByIdentifier(identifier);
        await internalAdapter.createVerificationValue({
          identifier: grantIdentifier(token),
          value: body.email,
          expiresAt: new Date(Date.now() + grantSeconds * 1000),
        });
        return true;
      });
      if (!isRight) throw wrongCode();
      replyHeaders.append('set-cookie', serverCookie(grantName, token, grantSeconds, settings));
      return { message: 'The code is right. Now set a new password.' };
    },
    ...codeTryLimits,
  ),

  route(
    resetPassword,
    async ({ auth, db, settings, body, address, requester, requestHeaders, replyHeaders }) => {
      const token = readGrant(requestHeaders, settings);
      // Looked for before the password is hashed: only a holder of a grant may cause that work.
      if (token === undefined || !(await hasGrant(db, token, body.email))) throw grantIsGone();
      const { internalAdapter } = await auth.$context;
      const hash = await hashPassword(body.newpassword, requester);
      const isSet = await inTransaction(db, async (transaction) => {
        // Deleting is what makes the grant good for one time only: of two requests at once, one deletes it.
        const grant = await transaction
          .deleteFrom('verifications')
          .where('identifier', '=', grantIdentifier(token))
          .where('value', '=', body.email)
          .where('expiresAt', '>', new Date())
          .returning('value')
          .executeTakeFirst();
        if (grant === undefined) return false;
        const user = await transaction
          .selectFrom('users')
          .select(['id', 'role'])
          .where('email', '=', grant.value)
          .executeTakeFirst();
        if (user === undefined || !(await lockAccount(transaction, user.id))) return false;
        // Said only to a holder of the grant, which this refusal leaves good: nobody else learns whose account is the office's.
        const why = user.role === 'admin' ? whyNotForOffice(body.newpassword) : null;
        if (why !== null) throw new HttpError(400, why, { fields: { newpassword: why } });
        await internalAdapter.updatePassword(user.id, hash);
        // The code came to this address, and whoever set the password before has it no more.
        await internalAdapter.updateUser(user.id, { emailVerified: true });
        await internalAdapter.deleteUserSessions(user.id);
        await endHalfWay(transaction, user.id);
        await recordOfOffice(transaction, { action: 'password-reset', actor: user.id, address });
        return true;
      });
      if (!isSet) throw grantIsGone();
      replyHeaders.append('set-cookie', serverCookie(grantName, '', 0, settings));
      return { message: 'Your new password is set. Please sign in with it.' };
    },
    ...byNetwork({ max: 60, seconds: 60 * minute }),
  ),
];
