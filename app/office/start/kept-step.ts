const keyOf = (userId: string) => `first-step:${userId}`;

/** The step at which an owner has left the first steps in this browser; 1 if none is known. */
export function readStep(userId: string): number {
  try {
    return Number(localStorage.getItem(keyOf(userId))) || 1;
  } catch {
    // Storage is disabled.
    return 1;
  }
}

export function keepStep(userId: string, step: number): void {
  try {
    localStorage.setItem(keyOf(userId), String(step));
  } catch {
    // Storage is disabled: the next visit begins with the first step.
  }
}
