import { isApiCrossOrigin } from './api-host.ts';

/**
 * Whether a user may be signed in. The server sets a readable `signed-in` cookie together with the session cookie, so that
 * other visitors send no request. The cookie of an API on another origin cannot be read: then the answer is always true.
 */
export function mayBeSignedIn(): boolean {
  return isApiCrossOrigin() || /(?:^|; )(?:__Host-)?signed-in=1/.test(document.cookie);
}

/** Removes the `signed-in` cookie; it has one name on http and another on https. */
export function removeSignedInCookie(): void {
  document.cookie = 'signed-in=; Path=/; SameSite=Lax; Max-Age=0';
  document.cookie = '__Host-signed-in=; Path=/; SameSite=Lax; Secure; Max-Age=0';
}
