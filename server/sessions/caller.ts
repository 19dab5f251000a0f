import { APIError } from 'better-auth/api';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Auth } from '#server/accounts/better-auth.ts';
import { hasEnded, isToBeTouched } from './session-lifetime.ts';
import type { Context } from '#server/context.ts';
import { isOrphan } from '#server/db/orphan.ts';
import type { Settings } from '#server/env.ts';
import { cookieName, isSecure } from '#server/http/cookies.ts';
import { HttpError } from '#server/http/http-error.ts';
import type { Caller } from '#server/http/route.ts';

/** Readable by the page, beside the session cookie that is not: tells it that asking who is signed in is worth a call. */
const hintName = 'signed-in';

/** Adds cookies to a reply, and beside a session cookie the hint with the same lifetime. */
export function addCookies(replyHeaders: Headers, from: Headers): void {
  for (const cookie of from.getSetCookie()) {
    replyHeaders.append('set-cookie', cookie);
    const session = /session_token=([^;]*)/.exec(cookie);
    if (session === null) continue;
    const maxAge = /max-age=(\d+)/i.exec(cookie)?.[0];
    const isOverHttps = /;\s*secure/i.test(cookie);
    const value =
      session[1] === '' || maxAge?.toLowerCase() === 'max-age=0'
        ? '; Max-Age=0'
        : maxAge === undefined
          ? ''
          : `; ${maxAge}`;
    const named = isOverHttps ? `__Host-${hintName}=1; Secure` : `${hintName}=1`;
    replyHeaders.append('set-cookie', `${named}; Path=/; SameSite=Lax${value}`);
  }
}

/** Takes the hint away where the session ends in this browser. */
export function clearHint(replyHeaders: Headers, settings: Settings): void {
  const secure = isSecure(settings) ? '; Secure' : '';
  const name = cookieName(hintName, settings);
  replyHeaders.append('set-cookie', `${name}=; Path=/; SameSite=Lax${secure}; Max-Age=0`);
}

const none = { headers: new Headers(), response: null };

/** The session of a request; none when it ended while it was being refreshed, such as by a log-out in another tab. */
async function readSession(auth: Auth, headers: Headers, query: { disableRefresh?: boolean } = {}) {
  try {
    return await auth.api.getSession({ headers, query, returnHeaders: true });
  } catch (error) {
    if (error instanceof APIError && error.statusCode === 401) return none;
    throw error;
  }
}

const roleOf = (user: { role?: string | null | undefined }) => (user.role === 'admin' ? 'admin' : 'user');

/** The session of a request if it is still good; one that is in use is noted as such, and prolonged if it may be. */
async function liveSession({ auth, db }: Context, requestHeaders: Headers) {
  // Read as it stands first: better-auth would prolong what has lain idle for too long.
  const found = await readSession(auth, requestHeaders, { disableRefresh: true });
  if (found.response === null) return none;
  const { session, user } = found.response;
  // An account disabled while it is signed in: its sessions are good for nothing from that moment.
  if (user.banned) return none;
  if (hasEnded(session, roleOf(user))) {
    await db.deleteFrom('sessions').where('id', '=', session.id).execute();
    return none;
  }
  if (!isToBeTouched(session)) return found;
  // Also one that is not prolonged, because it ends with the browser, has been used now.
  await db.updateTable('sessions').set({ updatedAt: new Date() }).where('id', '=', session.id).execute();
  return readSession(auth, requestHeaders);
}

const signInFirst = () => new HttpError(401, 'Please sign in first.');

/**
 * The refusal for better-auth's own word that nobody is signed in, and for the database's that the account is gone: both were
 * there when the call began, and have been ended since. The hint stays as whatever did that has left it. Any other error comes
 * back as it is.
 */
export function asSessionEnded(error: unknown): unknown {
  const isEnded = (error instanceof APIError && error.statusCode === 401) || isOrphan(error);
  return isEnded ? signInFirst() : error;
}

/**
 * Finds who makes a call; null where anybody may.
 * @throws HttpError 401 when nobody is signed in
 */
export async function findCaller(
  context: Context,
  endpoint: Endpoint,
  requestHeaders: Headers,
  replyHeaders: Headers,
): Promise<Caller | null> {
  if (endpoint.caller === 'anyone') return null;
  const { headers, response: found } = await liveSession(context, requestHeaders);
  // The hint stays: a call that was sent before its session got a new token may be answered after that. The page asks again,
  // and takes the hint away itself (app/session.tsx).
  if (found === null) throw signInFirst();
  addCookies(replyHeaders, headers);
  const { id, email } = found.user;
  const { id: sessionId, createdAt: signedInAt, confirmedAt } = found.session;
  const passwordGivenAt = confirmedAt ?? signedInAt;
  return { id, email, role: roleOf(found.user), sessionId, signedInAt, passwordGivenAt };
}

/** @throws HttpError 403 when a call needs an admin and its caller is none */
export function checkRole(endpoint: Endpoint, caller: Caller | null): void {
  if (endpoint.caller === 'admin' && caller?.role !== 'admin') {
    throw new HttpError(403, 'Only the school’s office may do this.');
  }
}
