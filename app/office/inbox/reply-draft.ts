import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { keepText, readValue } from '../kit/kept-text.ts';

/** What is written but not sent, one text for each side of the box. */
const draft = z.object({ reply: z.string(), note: z.string(), savedAt: z.number() });
export type Draft = Omit<z.output<typeof draft>, 'savedAt'>;
export type Side = keyof Draft;

const none: Draft = { reply: '', note: '' };

/** Drafts of this browser are forgotten after this time. */
const maxAgeMs = 30 * 24 * 60 * 60 * 1000;

/** As the drafts of families, which a log-out deletes (app/account/answer-draft.ts). */
const prefix = (userId: string) => `answer-draft:${userId}:`;

export const isEmpty = ({ reply, note }: Draft): boolean => reply.trim() === '' && note.trim() === '';

/** The drafts that this page has read or changed: where storage is disabled, they last as long as the page. */
const known = new Map<string, Draft>();
const listeners = new Set<() => void>();

function stored(key: string): Draft {
  const { reply, note } = readValue('localStorage', key, draft) ?? none;
  return { reply, note };
}

/**
 * The unsent words of an account in a conversation. They are in localStorage, so that they survive a reload, the end of the
 * session and a lost connection. Another account does not see them.
 */
export function readDraft(userId: string, conversationId: string): Draft {
  const key = prefix(userId) + conversationId;
  const draft = known.get(key) ?? stored(key);
  known.set(key, draft);
  return draft;
}

/** Saves the unsent words; empty ones are removed. */
export function saveDraft(userId: string, conversationId: string, words: Draft): void {
  const key = prefix(userId) + conversationId;
  known.set(key, words);
  const text = isEmpty(words) ? null : JSON.stringify({ ...words, savedAt: Date.now() });
  keepText('localStorage', key, text);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The unsent words, which Undo may bring back after the conversation was left and opened again. */
export const useDraft = (userId: string, conversationId: string): Draft =>
  useSyncExternalStore(subscribe, () => readDraft(userId, conversationId));

/** The ids of the conversations in which an account has unsent words. Old drafts are removed. */
export function draftedConversations(userId: string): Set<string> {
  const found = new Set<string>();
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix(userId)));
    for (const key of keys) {
      const { savedAt = 0 } = readValue('localStorage', key, draft) ?? {};
      if (Date.now() - savedAt > maxAgeMs) localStorage.removeItem(key);
      else found.add(key.slice(prefix(userId).length));
    }
  } catch {
    // Storage is disabled: there are no drafts.
  }
  return found;
}
