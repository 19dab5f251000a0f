import { addUser, authUser, getMe, logOut, updateMe, type User } from '#contract/account.ts';
import { confirmPassword } from '#contract/second-factor.ts';
import { APIError } from 'better-auth/api';
import { recordOfOffice } from '#server/audit/queries.ts';
import type { Database } from '#server/db/connect.ts';
import { isDuplicate } from '#server/db/duplicate.ts';
import { isOrphan } from '#server/db/orphan.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { CallFailure } from '#server/http/failure.ts';
import { route, type Route } from '#server/http/route.ts';
import { addCookies } from '#server/http/session.ts';
import { enqueue } from '#server/mail/outbox.ts';
import { welcomeMessage } from '#server/mail/messages.ts';
import { checkPasswordAgain, passwordAgainLimits } from './fresh-password.ts';
import { whyNotForOffice } from './office-password.ts';
import { rememberDevice } from './device-cookie.ts';
import { findUser } from './queries.ts';
import { renewToken } from './renew-sessions.ts';
import { endHeldSession } from './sessions.ts';
import { signInLimits } from './sign-in-limits.ts';
import { renewHash } from './stored-password.ts';

const minute = 60;

async function foundUser(db: Database, id: string): Promise<User> {
  const user = await findUser(db, id);
  if (user === undefined) throw new CallFailure(401, 'Please sign in first.');
  return user;
}

/**
 * Somebody may have become an admin with the password of a family. Only its owner, who has just typed it, is told.
 * @param token of the session that the password made; undefined when a second factor stands before that
 * @throws CallFailure 403; the session that was made is gone
 */
async function refuseWeakOfficePassword(
  db: Database,
  role: string,
  password: string,
  token: string | undefined,
): Promise<void> {
  const why = role === 'admin' ? whyNotForOffice(password) : null;
  if (why === null) return;
  if (token !== undefined) await db.deleteFrom('sessions').where('token', '=', token).execute();
  throw new CallFailure(
    403,
    `${why} Please set a new one with “Forgot your password?”, then sign in with it.`,
  );
}

const wrongSignIn = () => new CallFailure(401, 'Email or password is not right.');

const taken = () =>
  new CallFailure(409, 'There is already an account with this email. Please sign in.', {
    fields: { userEmail: 'There is already an account with this email.' },
  });

/** The password was right, but the account has a second factor: a failure as any other, so that nobody takes it for a sign-in. */
const codeIsWanted = () => {
  const message = 'Please enter the code from your authenticator app as well.';
  return new CallFailure(401, message, { fields: { code: message }, isRightSoFar: true });
};

/** Signing up, in and out, and one's own account (SPEC section 7, DESIGN section 5). */
export const accountRoutes: readonly Route[] = [
  route(
    addUser,
    async ({ auth, db, outbox, sender, body }) => {
      const { internalAdapter, password } = await auth.$context;
      // Hashed before the transaction: it takes long enough to keep other writers of SQLite waiting.
      const hash = await password.hash(body.password);
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
      return { message: `Welcome, ${body.fullName}. Your account is ready: please sign in.` };
    },
    // The one call that says whether an address has an account (DESIGN section 5): nobody goes through a list of them.
    { max: 60, seconds: 60 * minute },
    { max: 200, seconds: 24 * 60 * minute },
  ),

  route(
    authUser,
    async ({ auth, db, body, address, requestHeaders, replyHeaders, settings, secret }) => {
      let signedIn;
      try {
        signedIn = await auth.api.signInEmail({
          body: { email: body.userEmail, password: body.password, rememberMe: body.rememberMe },
          headers: requestHeaders,
          returnHeaders: true,
        });
      } catch (error) {
        if ((error instanceof APIError && error.statusCode < 500) || isOrphan(error)) throw wrongSignIn();
        throw error;
      }
      const account = db.selectFrom('users').select(['id', 'role']).where('email', '=', body.userEmail);
      // It may have been erased while its password was looked at.
      const found = await account.executeTakeFirst();
      if (found === undefined) throw wrongSignIn();
      const { id, role } = found;
      const token = 'token' in signedIn.response ? signedIn.response.token : undefined;
      await refuseWeakOfficePassword(db, role, body.password, token);
      await renewHash(auth, id, body.password);
      await endHeldSession(auth, db, requestHeaders);
      if (token === undefined) {
        addCookies(replyHeaders, signedIn.headers);
        throw codeIsWanted();
      }
      // The session is stored, but its cookie leaves only once this is too.
      await recordOfOffice(db, { action: 'signed-in', actor: id, address });
      addCookies(replyHeaders, signedIn.headers);
      replyHeaders.append('set-cookie', rememberDevice(requestHeaders, body.userEmail, { settings, secret }));
      return { message: 'You are signed in.', foundUser: await foundUser(db, id) };
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

  route(updateMe, async ({ auth, db, caller, body }) => {
    const { internalAdapter } = await auth.$context;
    await internalAdapter.updateUser(caller.id, { name: body.fullName });
    return { message: 'Your name is changed.', user: await foundUser(db, caller.id) };
  }),

  route(
    confirmPassword,
    async (visit) => {
      const { db, caller, address, body } = visit;
      await checkPasswordAgain(visit, body.password);
      await inTransaction(db, async (transaction) => {
        await recordOfOffice(transaction, {
          action: 'password-confirmed',
          actor: caller.id,
          subject: caller.id,
          address,
        });
        await renewToken(visit);
      });
      return { message: 'Thank you. That is your password.' };
    },
    ...passwordAgainLimits,
  ),
];
