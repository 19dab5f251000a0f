/*
 * The path of an application that a visitor started before signing in, such as `/Formenroll?course=…`. It is kept in
 * sessionStorage, so that the visitor can continue after signing in. Without storage there is nothing to continue.
 */

const key = 'waiting-application';

export function savePendingApplication(path: string): void {
  try {
    sessionStorage.setItem(key, path);
  } catch {
    // Storage is disabled.
  }
}

/** The path of the pending application of this tab, or null. */
export function pendingApplication(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The `course` parameter in the path of a form. */
export const courseParameterOf = (path: string): string =>
  new URLSearchParams(path.split('?')[1]).get('course') ?? '';

/** Call it when the form is opened and when the user logs out. */
export function forgetPendingApplication(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is disabled.
  }
}
