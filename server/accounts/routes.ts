import { addUser, authUser, getMe, logOut, updateMe, type User } from '#contract/account.ts';
import { confirmPassword } from '#contract/second-factor.ts';
import { recordNewName, recordOfOffice } from '#server/audit/queries.ts';
import type { Database } from '#server/db/connect.ts';
import { isDuplicate } from '#server/db/duplicate.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { HttpError } from '#server/http/http-error.ts';
import { byNetwork } from '#server/http/rate-limit.ts';
import { route, type Route } from '#server/http/route.ts';
import { addCookies } from '#server/sessions/caller.ts';
import { enqueue } from '#server/mail/outbox.ts';
import { welcomeMessage } from '#server/mail/messages.ts';
import { checkPasswordAgain, passwordAgainLimits } from '#server/passwords/reauthentication.ts';
import { rememberDevice } from '#server/sessions/device-cookie.ts';
import { lockCaller } from './lock-account.ts';
import { hashPassword } from '#server/passwords/password-hash.ts';
import { findUser } from './queries.ts';
import { renewToken } from '#server/sessions/rotate-session.ts';
import { signIn } from './sign-in.ts';
import { signInLimits } from './sign-in-limits.ts';

const minute = 60;

async function foundUser(db: Database, id: string): Promise<User> {
  const user = await findUser(db, id);
  if (user === undefined) throw new HttpError(401, 'Please sign in first.');
  return user;
}

const taken = () =>
  new HttpError(409, 'There is already an account with this email. Please sign in.', {
    fields: { userEmail: 'There is already an account with this email.' },
  });

/** The password was right, but the account has a second factor: a failure, so that no client takes it for a sign-in. */
const codeIsMissing = () => {
  const message = 'Please enter the code from your authenticator app as well.';
  return new HttpError(401, message, { fields: { code: message } });
};

/** Signing up, in and out, and one's own account (docs/specification.md, section 7, docs/design.md, section 5). */
export const accountRoutes: readonly Route[] = [
  route(
    addUser,
    async ({ auth, db, outbox, sender, body, requester }) => {
      const { internalAdapter } = await auth.$context;
      // Hashed before the transaction: it takes long enough to keep other writers of SQLite waiting.
      const hash = await hashPassword(body.password, requester);
      try {
        await inTransaction(db, async (transaction) => {
          const user = await internalAdapter.createUser(
            { name: body.fullName, email: body.userEmail, emailVerified: false },
            { method: 'email-password' },
          );
          await internalAdapter.createAccount({
            userId: user.id,
            providerId: 'credential',
            accountId: user.id,
            password: hash,
          });
          await enqueue(transaction, [welcomeMessage(sender, body.userEmail, body.fullName)], user.id);
        });
      } catch (error) {
        if (isDuplicate(error)) throw taken();
        throw error;
      }
      outbox.nudge();
      return { message: `Welcome, ${body.fullName}. Your account is ready. Please sign in.` };
    },
    // The one call that says whether an address has an account (docs/design.md, section 5): nobody goes through a list of them.
    ...byNetwork({ max: 60, seconds: 60 * minute }),
    ...byNetwork({ max: 200, seconds: 24 * 60 * minute, thenEvery: 5 * minute }),
    // Each sends a mail to an address of the caller's choice.
    { by: 'everywhere', max: 300, seconds: 15 * minute },
  ),

  route(
    authUser,
    async (request) => {
      const { db, body, address, requester, requestHeaders, replyHeaders } = request;
      const { userEmail: email, password, rememberMe } = body;
      const attempt = { email, password, rememberMe, headers: requestHeaders, address, requester };
      const { userId, needsCode, headers } = await signIn(request, attempt);
      addCookies(replyHeaders, headers);
      if (needsCode) throw codeIsMissing();
      replyHeaders.append('set-cookie', rememberDevice(requestHeaders, email, request));
      return { message: 'You are signed in.', foundUser: await foundUser(db, userId) };
    },
    ...signInLimits,
  ),

  route(getMe, async ({ db, caller }) => ({ user: await foundUser(db, caller.id) })),

  route(logOut, async ({ auth, db, requestHeaders, replyHeaders }) => {
    // better-auth clears the cookies even when the session could not be deleted, so that is done and seen here first.
    const found = await auth.api.getSession({ headers: requestHeaders });
    if (found !== null) await db.deleteFrom('sessions').where('token', '=', found.session.token).execute();
    const { headers } = await auth.api.signOut({ headers: requestHeaders, returnHeaders: true });
    addCookies(replyHeaders, headers);
    return { message: 'You are signed out.' };
  }),

  route(updateMe, async ({ auth, db, caller, address, body }) => {
    const { internalAdapter } = await auth.$context;
    await inTransaction(db, async (transaction) => {
      await lockCaller(transaction, caller);
      await recordNewName(transaction, { id: caller.id, newName: body.fullName, address });
      await internalAdapter.updateUser(caller.id, { name: body.fullName });
    });
    return { message: 'Your name is changed.', user: await foundUser(db, caller.id) };
  }),

  route(
    confirmPassword,
    async (request) => {
      const { db, caller, address, body } = request;
      const hash = await checkPasswordAgain(request, body.password);
      await inTransaction(db, async (transaction) => {
        await lockCaller(transaction, caller, hash);
        await recordOfOffice(transaction, {
          action: 'password-confirmed',
          actor: caller.id,
          subject: caller.id,
          address,
        });
        await renewToken(request);
      });
      return { message: 'Thank you. That is your password.' };
    },
    ...passwordAgainLimits,
  ),
];
