import { endOtherSessions, endSession, getSessions } from '#contract/session.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { HttpError } from '#server/http/http-error.ts';
import { route, type Route } from '#server/http/route.ts';
import { checkPasswordAgain, passwordAgainLimits } from '#server/passwords/reauthentication.ts';
import { lockCaller } from '#server/accounts/lock-account.ts';
import { endSessionOf, endSessionsBeside, listSessions } from './queries.ts';

const noSuchSession = () => new HttpError(404, 'That device is already signed out.');

/** Seeing and ending the sessions of one's own account (OWASP ASVS 5.0, 7.5.2). */
export const sessionRoutes: readonly Route[] = [
  route(getSessions, async ({ db, caller }) => ({ sessions: await listSessions(db, caller) })),

  route(
    endSession,
    async (request) => {
      const { db, caller, parameters, body } = request;
      const id = parameters.id ?? '';
      // An id of ours is made of these; PostgreSQL would not even compare some others.
      if (!/^[\w-]+$/.test(id)) throw noSuchSession();
      const hash = await checkPasswordAgain(request, body.password);
      const isEnded = await inTransaction(db, async (transaction) => {
        await lockCaller(transaction, caller, hash);
        return endSessionOf(transaction, caller.id, id);
      });
      if (!isEnded) throw noSuchSession();
      return { message: 'That device is signed out.', sessions: await listSessions(db, caller) };
    },
    ...passwordAgainLimits,
  ),

  route(
    endOtherSessions,
    async (request) => {
      const { db, caller, body } = request;
      const hash = await checkPasswordAgain(request, body.password);
      await inTransaction(db, async (transaction) => {
        await lockCaller(transaction, caller, hash);
        await endSessionsBeside(transaction, caller);
      });
      return {
        message: 'You are signed out on all other devices.',
        sessions: await listSessions(db, caller),
      };
    },
    ...passwordAgainLimits,
  ),
];
