import * as z from 'zod/mini';
import { application } from '#contract/admission.ts';

/** A draft belongs to one account: on a shared phone nobody finds or overwrites another family's answers. */
const prefix = 'admission-draft:';

/** Milliseconds a draft waits; a child's answers are not left in a browser for ever. */
const patience = 30 * 86_400_000;

const draft = z.object({
  savedAt: z.string(),
  answers: z.record(z.string(), z.string()),
});

/** Answers of a form that has not been sent, by field. */
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

/** Removes what was left lying, whoever's it is. */
function forgetOld(now: Date): void {
  for (const key of Object.keys(localStorage).filter((each) => each.startsWith(prefix))) {
    const savedAt = read(key)?.savedAt.getTime() ?? 0;
    if (now.getTime() - savedAt > patience) localStorage.removeItem(key);
  }
}

/** The answers kept on this device for an account, if any. */
export function readDraft(owner: string): Draft | null {
  try {
    forgetOld(new Date());
  } catch {
    // Storage is switched off, so there is nothing to read either.
  }
  return read(prefix + owner);
}

/** Keeps the answers on this device; only the application's own fields, so never an email or a password. */
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
    // Storage is switched off, so nothing was kept.
  }
}
