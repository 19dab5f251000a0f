import * as z from 'zod/mini';

const key = 'wall-label';

const labelledStudent = z.object({ fullName: z.string(), dob: z.string() });

/** The student whose name label can be printed. */
export type LabelledStudent = z.output<typeof labelledStudent>;

/** Saves the student of an application that was just sent, in sessionStorage. Without storage no label is offered. */
export function saveNameLabel({ fullName, dob }: LabelledStudent): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ fullName, dob }));
  } catch {
    // Storage is disabled.
  }
}

/** The saved student, or null. */
export function savedNameLabel(): LabelledStudent | null {
  try {
    return labelledStudent.parse(JSON.parse(sessionStorage.getItem(key) ?? ''));
  } catch {
    return null;
  }
}

/** Call it when the label is closed and when the user logs out. */
export function forgetNameLabel(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is disabled.
  }
}
