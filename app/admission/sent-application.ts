const key = 'sent-application';

/** What the pages show of an application that was just sent. */
export interface SentApplication {
  fullName: string;
  dob: string;
  phone: string;
  course: string;
}

// Not a schema: the home page reads the store, and loads no zod.
const isSentApplication = (value: unknown): value is SentApplication =>
  typeof value === 'object' &&
  value !== null &&
  ['fullName', 'dob', 'phone', 'course'].every((name) => typeof Reflect.get(value, name) === 'string');

/** Saves an application that was just sent, in sessionStorage. Without storage home shows nothing about it. */
export function saveSentApplication({ fullName, dob, phone, course }: SentApplication): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ fullName, dob, phone, course }));
  } catch {
    // Storage is disabled.
  }
}

/** The application that was sent last in this tab, or null. */
export function sentApplication(): SentApplication | null {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(key) ?? '');
    return isSentApplication(saved) ? saved : null;
  } catch {
    return null;
  }
}

/** Call it when the bar on home is closed and when the user logs out. */
export function forgetSentApplication(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is disabled.
  }
}
