import { endOtherSessions, endSession, getSessions } from '#contract/session.ts';
import { CallFailure } from '#server/http/failure.ts';
import type { Limit } from '#server/http/rate-limit.ts';
import { route, type Route } from '#server/http/route.ts';
import { endSessionOf, endSessionsBeside, listSessions } from './sessions.ts';
import { checkPassword } from './stored-password.ts';

/** Wrong passwords, as for erasing the account. */
const guesses: Limit = { max: 10, seconds: 15 * 60, failuresOnly: true };

/** Seeing and ending the sessions of one's own account (OWASP ASVS 5.0, 7.5.2). */
export const sessionRoutes: readonly Route[] = [
  route(getSessions, async ({ db, caller }) => ({ sessions: await listSessions(db, caller) })),

  route(
    endSession,
    async ({ auth, db, caller, parameters, body }) => {
      await checkPassword(auth, caller.id, body.password);
      const isEnded = await endSessionOf(db, caller.id, parameters.id ?? '');
      if (!isEnded) throw new CallFailure(404, 'That one is signed out already.');
      return { message: 'It is signed out there.', sessions: await listSessions(db, caller) };
    },
    guesses,
  ),

  route(
    endOtherSessions,
    async ({ auth, db, caller, body }) => {
      await checkPassword(auth, caller.id, body.password);
      await endSessionsBeside(db, caller);
      return {
        message: 'You are signed out everywhere but here.',
        sessions: await listSessions(db, caller),
      };
    },
    guesses,
  ),
];
