import * as z from 'zod/mini';

const key = 'wall-label';

const student = z.object({ fullName: z.string(), dob: z.string() });

/** Whose label is offered. */
export type LabelledStudent = z.output<typeof student>;

/** Keeps for whom an application was just sent, in this tab only. Without storage no label is offered. */
export function offerWallLabel({ fullName, dob }: LabelledStudent): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ fullName, dob }));
  } catch {
    // Storage is switched off.
  }
}

/** Whose label is offered in this tab; null when none is. */
export function offeredWallLabel(): LabelledStudent | null {
  try {
    return student.parse(JSON.parse(sessionStorage.getItem(key) ?? ''));
  } catch {
    return null;
  }
}

/** After the label was closed, or on log-out. */
export function forgetWallLabel(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is switched off.
  }
}
