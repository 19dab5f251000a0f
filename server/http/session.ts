import { APIError } from 'better-auth/api';
import type { Call } from '#contract/call.ts';
import type { Auth } from '#server/accounts/auth.ts';
import type { Context } from '#server/context.ts';
import { CallFailure } from './failure.ts';
import type { Caller } from './route.ts';

/** Readable by the page, beside the session cookie that is not: tells it that asking who is signed in is worth a call. */
const hintName = 'signed-in';

/** Adds cookies to a reply, and beside a session cookie the hint with the same lifetime. */
export function addCookies(replyHeaders: Headers, from: Headers): void {
  for (const cookie of from.getSetCookie()) {
    replyHeaders.append('set-cookie', cookie);
    const session = /session_token=([^;]*)/.exec(cookie);
    if (session === null) continue;
    const maxAge = /max-age=(\d+)/i.exec(cookie)?.[0];
    const secure = /;\s*secure/i.test(cookie) ? '; Secure' : '';
    const value =
      session[1] === '' || maxAge?.toLowerCase() === 'max-age=0'
        ? '; Max-Age=0'
        : maxAge === undefined
          ? ''
          : `; ${maxAge}`;
    replyHeaders.append('set-cookie', `${hintName}=1; Path=/; SameSite=Lax${secure}${value}`);
  }
}

/** Takes the hint away when the session it spoke of is gone. */
export function clearHint(replyHeaders: Headers): void {
  replyHeaders.append('set-cookie', `${hintName}=; Path=/; SameSite=Lax; Max-Age=0`);
}

/** The session of a request; none when it ended while it was being refreshed, such as by a log-out in another tab. */
async function readSession(auth: Auth, headers: Headers) {
  try {
    return await auth.api.getSession({ headers, returnHeaders: true });
  } catch (error) {
    if (error instanceof APIError && error.statusCode === 401)
      return { headers: new Headers(), response: null };
    throw error;
  }
}

/**
 * Finds who makes a call and whether they may.
 * @throws CallFailure 401 when nobody is signed in, 403 when an admin is needed
 */
export async function authorise(
  { auth }: Context,
  call: Call,
  requestHeaders: Headers,
  replyHeaders: Headers,
): Promise<Caller | null> {
  if (call.caller === 'anyone') return null;
  const { headers, response: found } = await readSession(auth, requestHeaders);
  // An account disabled while it is signed in: its sessions are good for nothing from that moment.
  if (found === null || found.user.banned) {
    clearHint(replyHeaders);
    throw new CallFailure(401, 'Please sign in first.');
  }
  addCookies(replyHeaders, headers);
  const role = found.user.role === 'admin' ? 'admin' : 'user';
  if (call.caller === 'admin' && role !== 'admin') {
    throw new CallFailure(403, 'Only the school’s office may do this.');
  }
  return { id: found.user.id, email: found.user.email, role };
}
