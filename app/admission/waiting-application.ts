const key = 'waiting-application';

/** Keeps where an application was begun, for after signing in. Without storage there is simply nothing to continue. */
export function rememberWaitingApplication(path: string): void {
  try {
    sessionStorage.setItem(key, path);
  } catch {
    // Storage is switched off.
  }
}

/** Where an application waits, once; null when none does. */
export function takeWaitingApplication(): string | null {
  try {
    const path = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return path;
  } catch {
    return null;
  }
}
