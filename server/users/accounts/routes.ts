import { exportFileName } from '#contract/export-file-name.ts';
import { isOfficeRole } from '#contract/roles.ts';
import { limits } from '#server/http/limits.ts';
import { keptAfterErasure } from '#contract/school/kept-after-erasure.ts';
import { addUser, authUser, getMe, updateMe, type User } from '#contract/users/account.ts';
import { deleteMe, exportMe } from '#contract/school/my-data.ts';
import { ownApplications } from '#server/school/admissions/own-applications.ts';
import { auditEntriesOf, recordNewName, recordIfOffice } from '#server/operations/audit/queries.ts';
import type { Database } from '#server/db/connect.ts';
import { isDuplicate } from '#server/db/duplicate.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { HttpError } from '#server/http/http-error.ts';
import { once } from '#server/http/idempotency-key.ts';
import { route, type Route } from '#server/http/route.ts';
import { enqueue } from '#server/mail/outbox.ts';
import { welcomeMessage } from '#server/mail/messages.ts';
import { mailsOf } from '#server/school/mails/queries.ts';
import { exportOwn, ownKeys } from '#server/school/own-conversations/queries.ts';
import { hashPassword } from '#server/users/passwords/password-hash.ts';
import { setPasswordHash } from '#server/users/passwords/queries.ts';
import { reauthenticate, requireRecentPassword } from '#server/users/passwords/reauthentication.ts';
import { hasSecondFactor } from '#server/users/second-factor/queries.ts';
import { rememberDevice } from '#server/users/sessions/device-cookie.ts';
import { lockCaller } from '#server/users/passwords/lock-caller.ts';
import { listSessions } from '#server/users/sessions/queries.ts';
import { addSessionCookies, removeSignedInCookie } from '#server/users/sessions/signed-in-cookie.ts';
import { tellClassesOff } from '#server/school/trials/classes-off.ts';
import { exportedTrials } from '#server/school/trials/reply-of.ts';
import { eraseUser, findUser, insertUser, setName, storedEmail } from '#server/users/queries.ts';
import { signIn } from './sign-in.ts';

/** @throws HttpError 401 when the user was deleted meanwhile */
async function getUser(db: Database, id: string): Promise<User> {
  const user = await findUser(db, id);
  if (user === undefined) throw new HttpError(401, 'Please sign in first.');
  return user;
}

const taken = () =>
  new HttpError(409, 'There is already an account with this email. Please sign in.', {
    fields: { userEmail: 'There is already an account with this email.' },
  });

/** An error status, although the password was right: no client takes the reply for a sign-in. */
const codeIsMissing = () => {
  const message = 'Please enter the code from your authenticator app as well.';
  return new HttpError(401, message, { fields: { code: message } });
};

/** Sign-up, sign-in, and the caller's own account (docs/specification.md, section 7; docs/design.md, sections 5 and 6). */
export const accountRoutes: readonly Route[] = [
  route(
    addUser,
    async (request) => {
      const { db, outbox, sender, body, requester } = request;
      // Before the transaction: hashing is slow, and SQLite has one writer at a time.
      const hash = await hashPassword(body.password, requester);
      try {
        await inTransaction(db, (transaction) =>
          once(
            request,
            transaction,
            async () => {
              const id = await insertUser(transaction, body);
              await setPasswordHash(transaction, id, hash);
              await enqueue(transaction, [welcomeMessage(sender, body.userEmail, body.fullName)], id);
              return { id };
            },
            async ({ id }) => (await storedEmail(transaction, id)) !== undefined,
          ),
        );
      } catch (error) {
        if (isDuplicate(error)) throw taken();
        throw error;
      }
      outbox.nudge();
      return { message: `Welcome, ${body.fullName}. Your account is ready. Please sign in.` };
    },
    ...limits.signUp,
  ),

  route(
    authUser,
    async (request) => {
      const { db, settings, body, address, requester, requestHeaders, replyHeaders } = request;
      const { userEmail: email, password, rememberMe } = body;
      const attempt = { email, password, rememberMe, headers: requestHeaders, address, requester };
      const { userId, needsCode, headers } = await signIn(request, attempt);
      addSessionCookies(replyHeaders, headers, settings);
      if (needsCode) throw codeIsMissing();
      replyHeaders.append('set-cookie', rememberDevice(requestHeaders, email, request));
      return { message: 'You are signed in.', foundUser: await getUser(db, userId) };
    },
    ...limits.signIn,
  ),

  route(getMe, async ({ db, sender, caller, now }) => {
    const user = await getUser(db, caller.id);
    return { user, applications: await ownApplications(db, sender, user.enrollments, now()) };
  }),

  route(updateMe, async ({ db, caller, address, body }) => {
    await inTransaction(db, async (transaction) => {
      await lockCaller(transaction, caller);
      await recordNewName(transaction, { id: caller.id, newName: body.fullName, address });
      await setName(transaction, caller.id, body.fullName);
    });
    return { message: 'Your name is changed.', user: await getUser(db, caller.id) };
  }),

  route(exportMe, async ({ db, settings, sender, caller, address, replyHeaders, now }) => {
    requireRecentPassword(caller);
    await recordIfOffice(db, { action: 'data-exported', actor: caller.id, subject: caller.id, address });
    const user = await getUser(db, caller.id);
    replyHeaders.set('content-disposition', `attachment; filename="${exportFileName(sender.schoolName)}"`);
    return {
      exportedAt: new Date().toISOString(),
      user,
      applications: await ownApplications(db, sender, user.enrollments, now()),
      sessions: await listSessions(db, caller),
      hasSecondFactor: await hasSecondFactor(db, caller.id),
      officeLog: await auditEntriesOf(db, caller.id),
      trials: await exportedTrials(db, caller, settings.schoolTimezone),
      conversations: await exportOwn(db, await ownKeys(db, caller)),
      mails: await mailsOf(db, caller.id),
    };
  }),

  route(
    deleteMe,
    async (request) => {
      const { db, caller, body, settings, replyHeaders } = request;
      // Before the password is verified: this error must not reveal whether the password was right.
      if (isOfficeRole(caller.role)) {
        throw new HttpError(
          409,
          'This is an account of the office. An owner can remove you from the office or delete it.',
        );
      }
      const hash = await reauthenticate(request, body.password);
      await inTransaction(db, async (transaction) => {
        await lockCaller(transaction, caller, hash);
        await tellClassesOff(transaction, request, caller.id);
        await eraseUser(transaction, caller.id);
      });
      request.outbox.nudge();
      removeSignedInCookie(replyHeaders, settings);
      return { message: 'Your account and its applications are deleted.', kept: [...keptAfterErasure] };
    },
    ...limits.passwordAgain,
  ),
];
