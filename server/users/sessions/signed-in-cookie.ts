import { serialize } from 'hono/utils/cookie';
import { sessionCookieMaxAge } from '#server/users/better-auth.ts';
import type { Settings } from '#server/env.ts';
import { cookieName, isSecure } from '#server/http/cookies.ts';

/** Unlike the session cookie, scripts can read this one: without it the page does not ask the server who is signed in. */
const name = 'signed-in';

/** @param maxAge in seconds; 0 removes the cookie, null keeps it until the browser closes */
const signedInCookie = (maxAge: number | null, settings: Settings) =>
  serialize(cookieName(name, settings), maxAge === 0 ? '' : '1', {
    path: '/',
    sameSite: 'Lax',
    secure: isSecure(settings),
    ...(maxAge === null ? {} : { maxAge }),
  });

/** Adds better-auth's cookies to a reply, and next to a session cookie the `signed-in` cookie with the same lifetime. */
export function addSessionCookies(replyHeaders: Headers, from: Headers, settings: Settings): void {
  for (const cookie of from.getSetCookie()) {
    replyHeaders.append('set-cookie', cookie);
    const maxAge = sessionCookieMaxAge(cookie);
    if (maxAge !== undefined) replyHeaders.append('set-cookie', signedInCookie(maxAge, settings));
  }
}

/** Removes the `signed-in` cookie where the session ends in this browser. */
export function removeSignedInCookie(replyHeaders: Headers, settings: Settings): void {
  replyHeaders.append('set-cookie', signedInCookie(0, settings));
}
