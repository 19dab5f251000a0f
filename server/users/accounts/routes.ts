import { limits } from '#server/http/limits.ts';
import { addUser, authUser, updateMe } from '#contract/users/account.ts';
import { recordNewName } from '#server/operations/audit/queries.ts';
import { isDuplicate } from '#server/db/duplicate.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { HttpError } from '#server/http/http-error.ts';
import { once } from '#server/http/idempotency-key.ts';
import { route, type Route } from '#server/users/route.ts';
import { enqueue } from '#server/mail/outbox.ts';
import { hashPassword } from '#server/users/passwords/password-hash.ts';
import { setPasswordHash } from '#server/users/passwords/queries.ts';
import { rememberDevice } from '#server/users/sessions/device-cookie.ts';
import { lockCaller } from '#server/users/passwords/lock-caller.ts';
import { addSessionCookies } from '#server/users/sessions/signed-in-cookie.ts';
import { insertUser, setName, storedEmail } from '#server/users/queries.ts';
import { describeKnownUser } from '#server/users/describe-known-user.ts';
import { signIn } from './sign-in.ts';

const taken = () =>
  new HttpError(409, 'There is already an account with this email. Please sign in.', {
    fields: { userEmail: 'There is already an account with this email.' },
  });

/** An error status, although the password was right: no client takes the reply for a sign-in. */
const codeIsMissing = () => {
  const message = 'Please enter the code from your authenticator app as well.';
  return new HttpError(401, message, { fields: { code: message } });
};

/** Sign-up, sign-in, and the caller's name (docs/specification.md, section 7; docs/api.md). */
export const accountRoutes: readonly Route[] = [
  route(
    addUser,
    async (request) => {
      const { db, outbox, sender, emails, body, requester } = request;
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
              await enqueue(
                transaction,
                [emails.welcome(sender, { to: body.userEmail, fullName: body.fullName })],
                id,
              );
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
      const { settings, body, address, requester, requestHeaders, replyHeaders } = request;
      const { userEmail: email, password, rememberMe } = body;
      const attempt = { email, password, rememberMe, headers: requestHeaders, address, requester };
      const { userId, needsCode, headers } = await signIn(request, attempt);
      addSessionCookies(replyHeaders, headers, settings);
      if (needsCode) throw codeIsMissing();
      replyHeaders.append('set-cookie', rememberDevice(requestHeaders, email, request));
      return { message: 'You are signed in.', foundUser: await describeKnownUser(request, userId) };
    },
    ...limits.signIn,
  ),

  route(updateMe, async (request) => {
    const { db, caller, address, body } = request;
    await inTransaction(db, async (transaction) => {
      await lockCaller(transaction, caller);
      await recordNewName(transaction, { id: caller.id, newName: body.fullName, address });
      await setName(transaction, caller.id, body.fullName);
    });
    return { message: 'Your name is changed.', user: await describeKnownUser(request, caller.id) };
  }),
];
