import * as z from 'zod/mini';

/** What is written but not sent, one text for each side of the reply box. */
const draft = z.object({ reply: z.string(), note: z.string(), savedAt: z.number() });
export type DraftText = Pick<z.output<typeof draft>, 'reply' | 'note'>;

/** Drafts of this browser are forgotten after this time. */
const maxAgeMs = 30 * 24 * 60 * 60 * 1000;

const prefix = (userId: string) => `office-draft:${userId}:`;

function parsed(text: string | null): z.output<typeof draft> | undefined {
  try {
    const found = draft.safeParse(JSON.parse(text ?? ''));
    return found.success ? found.data : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The unsent words of an account in a conversation. They are in localStorage, so that they survive a reload, the end of the
 * session and a lost connection. Another account does not see them.
 */
export function readReplyDraft(userId: string, conversationId: string): DraftText {
  try {
    const { reply = '', note = '' } = parsed(localStorage.getItem(prefix(userId) + conversationId)) ?? {};
    return { reply, note };
  } catch {
    return { reply: '', note: '' };
  }
}

/** Saves the unsent words; empty ones are removed. */
export function saveReplyDraft(userId: string, conversationId: string, { reply, note }: DraftText): void {
  const key = prefix(userId) + conversationId;
  try {
    if (reply.trim() === '' && note.trim() === '') localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify({ reply, note, savedAt: Date.now() }));
  } catch {
    // Storage is disabled: the words are only in the box.
  }
}

/** The ids of the conversations in which an account has unsent words. Old drafts are removed. */
export function draftedConversations(userId: string): Set<string> {
  const found = new Set<string>();
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix(userId)));
    for (const key of keys) {
      const { savedAt = 0 } = parsed(localStorage.getItem(key)) ?? {};
      if (Date.now() - savedAt > maxAgeMs) localStorage.removeItem(key);
      else found.add(key.slice(prefix(userId).length));
    }
  } catch {
    // Storage is disabled: there are no drafts.
  }
  return found;
}
