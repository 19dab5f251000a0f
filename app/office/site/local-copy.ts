import * as z from 'zod/mini';
import type { DocumentName } from '#contract/site/site-documents.ts';

const data = z.record(z.string(), z.unknown());

/** What is typed and not yet stored on the server, with what it was when the typing began, and its version. */
const copy = z.object({ data, base: data, version: z.string() });
export type LocalCopy = z.output<typeof copy>;

/** A log-out deletes them (app/account/answer-draft.ts). */
const keyOf = (userId: string, { type, key }: DocumentName) => `site-draft:${userId}:${type}--${key}`;

/** What this browser kept of a document; undefined if everything is stored on the server. */
export function readLocalCopy(userId: string, name: DocumentName): LocalCopy | undefined {
  try {
    return copy.safeParse(JSON.parse(localStorage.getItem(keyOf(userId, name)) ?? '')).data;
  } catch {
    return undefined;
  }
}

export function keepLocalCopy(userId: string, name: DocumentName, kept: LocalCopy): void {
  try {
    localStorage.setItem(keyOf(userId, name), JSON.stringify(kept));
  } catch {
    // Storage is disabled or full: the text is only on the page.
  }
}

export function removeLocalCopy(userId: string, name: DocumentName): void {
  try {
    localStorage.removeItem(keyOf(userId, name));
  } catch {
    // Storage is disabled: there is no copy.
  }
}
