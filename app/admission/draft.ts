import * as z from 'zod/mini';
import { application } from '#contract/school/application.ts';

/** The key ends in the account id, so that families who share a device do not see or overwrite each other's drafts. */
const prefix = 'admission-draft:';

/** Drafts are deleted after 30 days, so that a child's data does not stay in a browser forever. */
const maxAgeMs = 30 * 86_400_000;

const draft = z.object({
  savedAt: z.string(),
  answers: z.record(z.string(), z.string()),
});

/** The answers of a form by field name. The answer for the course is its id (`CourseOption`). */
export type Answers = Record<string, string>;

interface Draft {
  answers: Answers;
  savedAt: Date;
}

function read(key: string): Draft | null {
  try {
    const { answers, savedAt } = draft.parse(JSON.parse(localStorage.getItem(key) ?? ''));
    return { answers, savedAt: new Date(savedAt) };
  } catch {
    return null;
  }
}

/** Deletes the expired drafts of all accounts. */
function removeExpired(now: Date): void {
  for (const key of Object.keys(localStorage).filter((each) => each.startsWith(prefix))) {
    const savedAt = read(key)?.savedAt.getTime() ?? 0;
    if (now.getTime() - savedAt > maxAgeMs) localStorage.removeItem(key);
  }
}

/** The draft of an account on this device, or null; one whose every answer was taken back is none. @param owner the account id */
export function readDraft(owner: string): Draft | null {
  try {
    removeExpired(new Date());
  } catch {
    // Storage is disabled: there is no draft.
  }
  const found = read(prefix + owner);
  const isBegun = Object.values(found?.answers ?? {}).some((answer) => answer.trim() !== '');
  return isBegun ? found : null;
}

/**
 * Saves a draft on this device. It contains only the fields of the application schema, so never an email or password.
 * @returns whether it was saved
 */
export function saveDraft(owner: string, answers: Answers, savedAt: Date): boolean {
  const own = Object.fromEntries(Object.entries(answers).filter(([name]) => name in application.shape));
  try {
    localStorage.setItem(prefix + owner, JSON.stringify({ savedAt: savedAt.toISOString(), answers: own }));
    return true;
  } catch {
    return false;
  }
}

export function clearDraft(owner: string): void {
  try {
    localStorage.removeItem(prefix + owner);
  } catch {
    // Storage is disabled: there is no draft.
  }
}
