import * as z from 'zod/mini';
import { application } from '#contract/admission.ts';

const key = 'admission-draft';

const draft = z.object({
  /** Whose it is: on a shared computer nobody finds another family's answers in the form. */
  owner: z.string(),
  savedAt: z.string(),
  answers: z.record(z.string(), z.string()),
});

/** Answers of a form that has not been sent, by field. */
export type Answers = Record<string, string>;

/** The answers kept on this device for an account, if any. */
export function readDraft(owner: string): { answers: Answers; savedAt: Date } | null {
  try {
    const kept = draft.parse(JSON.parse(localStorage.getItem(key) ?? ''));
    return kept.owner === owner ? { answers: kept.answers, savedAt: new Date(kept.savedAt) } : null;
  } catch {
    return null;
  }
}

/** Keeps the answers on this device; only the application's own fields, so never an email or a password. */
export function saveDraft(owner: string, answers: Answers, savedAt: Date): boolean {
  const own = Object.fromEntries(Object.entries(answers).filter(([name]) => name in application.shape));
  try {
    localStorage.setItem(key, JSON.stringify({ owner, savedAt: savedAt.toISOString(), answers: own }));
    return true;
  } catch {
    return false;
  }
}

export function clearDraft(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is switched off, so nothing was kept.
  }
}
