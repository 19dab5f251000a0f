let check = async () => false;

/**
 * Sets the function that `callEndpoint` calls after a 401, to find out whether the same user is still signed in. This
 * happens when the session gets a new token while a request is on its way.
 */
export function setSessionCheck(isSameUserSignedIn: () => Promise<boolean>): void {
  check = isSameUserSignedIn;
}

/** Whether the user of the last session check is still signed in. */
export const isSameUserSignedIn = (): Promise<boolean> => check();
