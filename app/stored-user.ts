import { anyUser, type AnyUser } from '#contract/users/account.ts';

/** In sessionStorage, so that a name and a child's data leave a shared device with the tab. */
const key = 'signed-in-user';

/**
 * The user of this tab. A backend with only the calls of docs/specification.md, section 7 tells who is signed in once, in the
 * reply to the sign-in, so the browser keeps it.
 */
export function readStoredUser(): AnyUser | null {
  try {
    return anyUser.parse(JSON.parse(sessionStorage.getItem(key) ?? ''));
  } catch {
    return null;
  }
}

/** Stores the user of this tab; null removes it. */
export function storeUser(user: AnyUser | null): void {
  try {
    if (user === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(user));
  } catch {
    // Storage is disabled: the user is signed in until the page is left.
  }
}
