const key = 'wall-label';

/** The student whose name label can be printed. */
export interface LabelledStudent {
  fullName: string;
  dob: string;
}

// Not a schema: the home page reads the store, and loads no zod.
const isLabelledStudent = (value: unknown): value is LabelledStudent =>
  typeof value === 'object' &&
  value !== null &&
  'fullName' in value &&
  typeof value.fullName === 'string' &&
  'dob' in value &&
  typeof value.dob === 'string';

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
    const saved: unknown = JSON.parse(sessionStorage.getItem(key) ?? '');
    return isLabelledStudent(saved) ? saved : null;
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
