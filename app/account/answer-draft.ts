import * as z from 'zod/mini';

const prefix = 'answer-draft:';

/** The key has the account, so that families who share a device do not see each other's words. */
const keyOf = (owner: string, conversation: string) => `${prefix}${owner}:${conversation}`;

/** Drafts are deleted after 30 days, so that they do not stay in a browser forever. */
const maxAgeMs = 30 * 86_400_000;

const draft = z.object({ text: z.string(), savedAt: z.number() });

function parsed(stored: string | null): z.output<typeof draft> | undefined {
  try {
    return draft.safeParse(JSON.parse(stored ?? '')).data;
  } catch {
    return undefined;
  }
}

/** Deletes the expired drafts of all accounts. */
function removeExpired(now: number): void {
  for (const key of Object.keys(localStorage).filter((each) => each.startsWith(prefix)))
    if (now - (parsed(localStorage.getItem(key))?.savedAt ?? 0) > maxAgeMs) localStorage.removeItem(key);
}

/** The unsent answer of an account in one of its conversations; empty if there is none. Expired drafts are deleted. */
export function readAnswerDraft(owner: string, conversation: string): string {
  try {
    removeExpired(Date.now());
    return parsed(localStorage.getItem(keyOf(owner, conversation)))?.text ?? '';
  } catch {
    return '';
  }
}

/** Saves an unsent answer on this device, so that it survives a reload. An empty one is deleted. */
export function saveAnswerDraft(owner: string, conversation: string, text: string): void {
  const key = keyOf(owner, conversation);
  try {
    if (text.trim() === '') localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify({ text, savedAt: Date.now() }));
  } catch {
    // Storage is disabled: the text is only in the form.
  }
}

/** Deletes what an account has written and not sent: in its conversations, and in the office. */
export function clearUnsentWords(owner: string): void {
  const isOwn = (key: string) => key.startsWith(keyOf(owner, '')) || key.startsWith(`site-draft:${owner}:`);
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage).filter(isOwn)) storage.removeItem(key);
  } catch {
    // Storage is disabled: there are no drafts.
  }
}
