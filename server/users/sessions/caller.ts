import type { Endpoint } from '#contract/endpoint.ts';
import { isOfficeRole, mayUse, roleOf } from '#contract/roles.ts';
import { isSignedOut, readSession, readSessionToken, type Auth } from '#server/users/better-auth.ts';
import type { UserServices } from '#server/users/services.ts';
import type { Database } from '#server/db/connect.ts';
import { isOrphan } from '#server/db/orphan.ts';
import { HttpError } from '#server/http/http-error.ts';
import type { Caller } from '#server/http/checked-request.ts';
import { deleteSession, findSessionByToken, touchSession } from './queries.ts';
import { hasEnded, isTouchDue } from './session-lifetime.ts';
import { addSessionCookies } from './signed-in-cookie.ts';

type Sessions = Pick<UserServices, 'auth' | 'db' | 'settings' | 'secret'>;

/** The session of a request while it is valid; null otherwise. A session in use is touched and prolonged. */
async function findValidSession({ auth, db, settings, secret }: Sessions, requestHeaders: Headers) {
  const token = readSessionToken(requestHeaders, settings, secret);
  const found = token === null ? undefined : await findSessionByToken(db, token);
  // A disabled user loses all sessions at once.
  if (found === undefined || found.user.banned) return null;
  if (hasEnded(found.session, roleOf(found.user))) {
    await deleteSession(db, found.session.id);
    return null;
  }
  if (!isTouchDue(found.session)) return { ...found, headers: new Headers() };
  // better-auth does not touch a session that ends with the browser.
  await touchSession(db, found.session.id);
  return readSession(auth, requestHeaders, true);
}

const signInFirst = () => new HttpError(401, 'Please sign in first.');

/**
 * Turns an error into a 401 when it says that the session or the user was deleted while the request was handled; returns any
 * other error unchanged. The `signed-in` cookie stays as the log-out or erasure left it.
 */
export function asSessionEnded(error: unknown): unknown {
  return isSignedOut(error) || isOrphan(error) ? signInFirst() : error;
}

/**
 * Refuses a request of a page on which somebody else was signed in when it was loaded: the header Expected-User names that user. What was typed there
 * must not be stored under the name of whoever has signed in in another tab since.
 * @throws HttpError 401
 */
function refuseOtherUser(requestHeaders: Headers, id: string): void {
  const expected = requestHeaders.get('expected-user');
  if (expected === null || expected === id) return;
  throw new HttpError(401, 'Somebody else has signed in in this browser. Please sign in again.');
}

/**
 * Finds the caller of a request; null for endpoints that are open to anyone.
 * @throws HttpError 401 when nobody is signed in, or another user than the page expects
 */
export async function findCaller(
  context: Sessions,
  endpoint: Endpoint,
  requestHeaders: Headers,
  replyHeaders: Headers,
): Promise<Caller | null> {
  if (endpoint.caller === 'anyone') return null;
  const found = await findValidSession(context, requestHeaders);
  // The `signed-in` cookie stays: a request sent before its session got a new token may arrive after that. The page asks again
  // and removes the cookie itself (app/session.tsx).
  if (found === null) throw signInFirst();
  const { session, user, headers } = found;
  refuseOtherUser(requestHeaders, user.id);
  addSessionCookies(replyHeaders, headers, context.settings);
  return {
    id: user.id,
    email: user.email,
    role: roleOf(user),
    sessionId: session.id,
    signedInAt: new Date(session.createdAt),
    passwordGivenAt: new Date(session.confirmedAt ?? session.createdAt),
  };
}

/**
 * The id of the family that is signed in in a browser, at an endpoint for anyone; null for other visitors and for the office,
 * which may fill in a form for somebody else.
 */
export async function findFamily(
  { auth }: Pick<UserServices, 'auth'>,
  requestHeaders: Headers,
): Promise<string | null> {
  const found = await readSession(auth, requestHeaders, false);
  return found !== null && roleOf(found.user) === 'user' ? found.user.id : null;
}

/** @throws HttpError 403 when the endpoint is for the office or its owner and the caller is not one */
export function checkRole(endpoint: Endpoint, caller: Caller | null): void {
  if (caller !== null && !mayUse(endpoint.caller, caller.role)) {
    throw new HttpError(
      403,
      isOfficeRole(caller.role)
        ? 'Only an owner of the school may do this.'
        : 'Only the school’s office may do this.',
    );
  }
}

/** Ends the session a browser has, of any user: a sign-in replaces it by a new one (OWASP ASVS 5.0, 7.2.4). */
export async function endSessionOfBrowser(auth: Auth, db: Database, headers: Headers): Promise<void> {
  const found = await readSession(auth, headers, false);
  if (found !== null) await deleteSession(db, found.session.id);
}
