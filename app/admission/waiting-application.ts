const key = 'waiting-application';

/** Keeps where an application was begun, for after signing in. Without storage there is simply nothing to continue. */
export function rememberWaitingApplication(path: string): void {
  try {
    sessionStorage.setItem(key, path);
  } catch {
    // Storage is switched off.
  }
}

/** Where an application waits in this tab; null when none does. */
export function waitingApplication(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Once the form is open, or whoever wanted it has signed out, nothing waits any more. */
export function forgetWaitingApplication(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is switched off.
  }
}
