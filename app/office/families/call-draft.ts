import * as z from 'zod/mini';

/**
 * What is typed in the form for a parent who calls. It is in sessionStorage, so that it survives a reload and the end of the session,
 * and not the end of the tab; a log-out deletes it (app/account/answer-draft.ts).
 */
const keyOf = (userId: string, familyId: string) => `answer-draft:${userId}:call:${familyId}`;

const draft = z.record(z.string(), z.union([z.string(), z.boolean()]));
export type CallDraft = z.output<typeof draft>;

/** @param familyId empty for a family without an account */
export function readCallDraft(userId: string, familyId: string): CallDraft {
  try {
    return draft.safeParse(JSON.parse(sessionStorage.getItem(keyOf(userId, familyId)) ?? '')).data ?? {};
  } catch {
    return {};
  }
}

export function saveCallDraft(userId: string, familyId: string, values: CallDraft): void {
  try {
    sessionStorage.setItem(keyOf(userId, familyId), JSON.stringify(values));
  } catch {
    // Storage is disabled: the text is only in the form.
  }
}

export function clearCallDraft(userId: string, familyId: string): void {
  try {
    sessionStorage.removeItem(keyOf(userId, familyId));
  } catch {
    // Storage is disabled: there is no draft.
  }
}
