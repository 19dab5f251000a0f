import { isOfficeRole, roleOf } from '#contract/roles.ts';
import { limits } from '#server/http/limits.ts';
import { randomBytes } from 'node:crypto';
import { changePassword, forgetPassword, resetPassword, verifyOtp } from '#contract/users/account.ts';
import { confirmPassword } from '#contract/users/second-factor.ts';
import { createResetCode, isResetCode } from '#server/users/better-auth.ts';
import { findUserByEmail, lockUser, setEmailVerified } from '#server/users/queries.ts';
import { lockName } from '#server/db/lock-name.ts';
import { recordIfOffice } from '#server/operations/audit/queries.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { HttpError } from '#server/http/http-error.ts';
import type { Sender } from '#server/mail/sender.ts';
import { route, type Route } from '#server/users/route.ts';
import { enqueue } from '#server/mail/outbox.ts';
import { noRecipient } from '#server/mail/queries.ts';
import { lockCaller } from './lock-caller.ts';
import { deletePendingSignIns, deleteSessionsOf } from '#server/users/sessions/queries.ts';
import { endOthersAndRotate, rotateSession } from '#server/users/sessions/rotate-session.ts';
import { adminPasswordError } from './admin-password-rule.ts';
import { hashPassword } from './password-hash.ts';
import { consumeGrant, deleteResetCode, hasGrant, insertGrant, setPasswordHash } from './queries.ts';
import { reauthenticate } from './reauthentication.ts';
import { grantCookie, grantIdentifier, grantSeconds, readGrant } from './reset-grant.ts';

const wrongCode = () => {
  const message = 'This code is wrong or too old. Please check it or ask for a new one.';
  return new HttpError(400, message, { fields: { otp: message }, isWrongGuess: true });
};

const grantIsGone = () => new HttpError(401, 'This code was used or is too old. Please ask for a new one.');

/** @throws HttpError 400 when a password is too weak for the role */
function checkNewPassword(sender: Sender, role: string, password: string): void {
  const error = isOfficeRole(roleOf({ role })) ? adminPasswordError(password, sender) : null;
  if (error !== null) throw new HttpError(400, error, { fields: { newpassword: error } });
}

/** Resetting a forgotten password with a mailed code, changing it, and giving it again (docs/api.md). */
export const passwordRoutes: readonly Route[] = [
  route(
    forgetPassword,
    async ({ auth, db, outbox, sender, emails, body: { email } }) => {
      // The same steps whether or not the user exists, so that the response time of this and the next request reveals
      // nothing: without a user the code is stored as well, and its mail is queued without a recipient.
      await inTransaction(db, async (transaction) => {
        // Of two requests at once the later mail has the code that is valid.
        await lockName(transaction, email);
        await deleteResetCode(transaction, email);
        const code = await createResetCode(auth, email);
        const user = await findUserByEmail(transaction, email);
        const to = user === undefined ? noRecipient : email;
        await enqueue(transaction, [emails.resetCode(sender, { to, code })], user?.id);
      });
      outbox.nudge();
      return { success: true as const };
    },
    ...limits.resetCode,
  ),

  route(
    verifyOtp,
    async ({ auth, db, settings, body: { email, otp }, replyHeaders }) => {
      const token = randomBytes(32).toString('base64url');
      // Returned, not thrown: an error would roll back the count of attempts.
      const isRight = await inTransaction(db, async (transaction) => {
        if (!(await isResetCode(auth, email, otp))) return false;
        await deleteResetCode(transaction, email);
        const expiresAt = new Date(Date.now() + grantSeconds * 1000);
        await insertGrant(transaction, { identifier: grantIdentifier(token), email, expiresAt });
        return true;
      });
      if (!isRight) throw wrongCode();
      replyHeaders.append('set-cookie', grantCookie(token, settings));
      return { message: 'The code is right. Now set a new password.' };
    },
    ...limits.resetCodeGuess,
  ),

  route(
    resetPassword,
    async ({ sender, db, settings, body, address, requester, requestHeaders, replyHeaders }) => {
      const { email, newpassword } = body;
      const token = readGrant(requestHeaders, settings);
      if (token === undefined) throw grantIsGone();
      const grant = { identifier: grantIdentifier(token), email };
      // Checked before the password is hashed: only the grant holder may cause that work.
      if (!(await hasGrant(db, grant))) throw grantIsGone();
      const hash = await hashPassword(newpassword, requester);
      const isSet = await inTransaction(db, async (transaction) => {
        if (!(await consumeGrant(transaction, grant))) return false;
        const user = await findUserByEmail(transaction, email);
        if (user === undefined || !(await lockUser(transaction, user.id))) return false;
        // Once more: the office may have given the account another address meanwhile.
        if ((await findUserByEmail(transaction, email))?.id !== user.id) return false;
        // Only the grant holder sees this error, so it reveals to nobody else who is an admin; the grant stays valid.
        checkNewPassword(sender, user.role, newpassword);
        await setPasswordHash(transaction, user.id, hash);
        // The code was mailed to this address, and an earlier owner of the password no longer has it.
        await setEmailVerified(transaction, user.id);
        await deleteSessionsOf(transaction, user.id);
        await deletePendingSignIns(transaction, user.id);
        await recordIfOffice(transaction, { action: 'password-reset', actor: user.id, address });
        return true;
      });
      if (!isSet) throw grantIsGone();
      replyHeaders.append('set-cookie', grantCookie(null, settings));
      return { message: 'Your new password is set. Please sign in with it.' };
    },
    ...limits.newPassword,
  ),

  // OWASP ASVS 5.0, 6.2.2, 6.2.3 and 7.4.3.
  route(
    changePassword,
    async (request) => {
      const { sender, db, caller, address, body, requester } = request;
      const compared = await reauthenticate(request, body.password);
      checkNewPassword(sender, caller.role, body.newpassword);
      const hash = await hashPassword(body.newpassword, requester);
      await inTransaction(db, async (transaction) => {
        await lockCaller(transaction, caller, compared);
        await setPasswordHash(transaction, caller.id, hash);
        await recordIfOffice(transaction, { action: 'password-reset', actor: caller.id, address });
        await endOthersAndRotate(request, transaction);
      });
      return { message: 'Your new password is set. You are signed out on all other devices.' };
    },
    ...limits.passwordAgain,
  ),

  route(
    confirmPassword,
    async (request) => {
      const { db, caller, address, body } = request;
      const hash = await reauthenticate(request, body.password);
      await inTransaction(db, async (transaction) => {
        await lockCaller(transaction, caller, hash);
        await recordIfOffice(transaction, {
          action: 'password-confirmed',
          actor: caller.id,
          subject: caller.id,
          address,
        });
        await rotateSession(request);
      });
      return { message: 'Thank you. That is your password.' };
    },
    ...limits.passwordAgain,
  ),
];
