import { getMe, logOut, type AnyUser } from '#contract/users/account.ts';
import { hasNoSuchCall, isUnauthorized } from './api-error.ts';
import { isApiCrossOrigin } from './api-host.ts';
import { callEndpoint, callEndpointOnce } from './api.ts';
import { mayBeSignedIn, removeSignedInCookie } from './signed-in-cookie.ts';
import { readStoredUser } from './stored-user.ts';

export { storeUser } from './stored-user.ts';

/** Delay before the next attempt after a network error. */
const retryDelayMs = 3_000;

/**
 * Fetches the signed-in user. It takes two 401 replies to sign a user out, because the first request may have been sent just
 * before the session got a new token. After a network error it retries until the server answers.
 * @param signal aborted when the result is no longer needed
 * @param hadUnauthorized whether another request already got a 401, or another tab logged out
 * @returns null if no user is signed in; 'unsure' if the API has no call that tells
 */
export async function fetchSignedInUser(
  signal: AbortSignal,
  hadUnauthorized: boolean,
): Promise<AnyUser | null | 'unsure'> {
  const stored = isApiCrossOrigin() && !hadUnauthorized ? readStoredUser() : null;
  if (stored !== null) return stored;
  // With an API on another origin every visitor sends this request and most are not signed in: one 401 is enough.
  let isFinalAttempt = hadUnauthorized || isApiCrossOrigin();
  let failures = 0;
  while (mayBeSignedIn() && !signal.aborted) {
    try {
      return (await callEndpointOnce(getMe, undefined)).user;
    } catch (error) {
      if (hasNoSuchCall(error)) return 'unsure';
      if (!isUnauthorized(error)) {
        failures += 1;
        // To a script, a reply of another origin without CORS headers looks like a network error.
        if (isApiCrossOrigin() && failures === 2 && navigator.onLine) return 'unsure';
        await new Promise((resolve) => setTimeout(resolve, retryDelayMs));
      } else if (isFinalAttempt) {
        if (!signal.aborted) removeSignedInCookie();
        return null;
      } else {
        isFinalAttempt = true;
      }
    }
  }
  return null;
}

/** Ends the session on the server. @throws ApiError when the request fails */
export async function endSession(): Promise<void> {
  await callEndpoint(logOut, undefined);
}

/** What leads the owner from a page to its words. The page stays as it is without it, such as after an update of the site. */
export const editPencil = () => import('./layout/edit-pencil.tsx').catch(() => ({ default: () => null }));
