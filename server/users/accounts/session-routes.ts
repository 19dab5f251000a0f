import { logOut } from '#contract/users/account.ts';
import { limits } from '#server/http/limits.ts';
import { endOtherSessions, endSession, getSessions, noSuchSession } from '#contract/users/session.ts';
import { readSession, signOutCookies } from '#server/users/better-auth.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { HttpError } from '#server/http/http-error.ts';
import { route, type Route } from '#server/users/route.ts';
import { reauthenticate } from '#server/users/passwords/reauthentication.ts';
import { lockCaller } from '#server/users/passwords/lock-caller.ts';
import {
  deleteOtherSessions,
  deleteSession,
  deleteSessionOf,
  listSessions,
} from '#server/users/sessions/queries.ts';
import { addSessionCookies } from '#server/users/sessions/signed-in-cookie.ts';

/** Signing out, and listing and ending the sessions of one's own account (OWASP ASVS 5.0, 7.5.2). */
export const sessionRoutes: readonly Route[] = [
  route(logOut, async ({ auth, db, settings, requestHeaders, replyHeaders }) => {
    // Deleted here first: better-auth removes the cookies even when it fails to delete the session.
    const found = await readSession(auth, requestHeaders, false);
    if (found !== null) await deleteSession(db, found.session.id);
    addSessionCookies(replyHeaders, await signOutCookies(auth, requestHeaders), settings);
    return { message: 'You are signed out.' };
  }),

  route(getSessions, async ({ db, caller }) => ({ sessions: await listSessions(db, caller) })),

  route(
    endSession,
    async (request) => {
      const { db, caller, params, body } = request;
      const hash = await reauthenticate(request, body.password);
      const isEnded = await inTransaction(db, async (transaction) => {
        await lockCaller(transaction, caller, hash);
        return deleteSessionOf(transaction, caller.id, params.id);
      });
      if (!isEnded) throw new HttpError(404, noSuchSession);
      return { message: 'That device is signed out.', sessions: await listSessions(db, caller) };
    },
    ...limits.passwordAgain,
  ),

  route(
    endOtherSessions,
    async (request) => {
      const { db, caller, body } = request;
      const hash = await reauthenticate(request, body.password);
      await inTransaction(db, async (transaction) => {
        await lockCaller(transaction, caller, hash);
        await deleteOtherSessions(transaction, caller);
      });
      return {
        message: 'You are signed out on all other devices.',
        sessions: await listSessions(db, caller),
      };
    },
    ...limits.passwordAgain,
  ),
];
