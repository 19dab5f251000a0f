import * as z from 'zod/mini';
import type { Values } from '#app/ui/form/form-values.ts';

const key = 'message';
const preparedKey = 'message-prepared';
const message = z.record(z.string(), z.string());

/** Without the honeypot: what filled it in once must not fill it in again. */
const withoutHoneypot = <Value>({ website: _, ...values }: Record<string, Value>) => values;

/** The unsent message of this tab, by field name. */
export function readMessageDraft(): Record<string, string> {
  try {
    return withoutHoneypot(message.parse(JSON.parse(sessionStorage.getItem(key) ?? '')));
  } catch {
    return {};
  }
}

/** Saves the unsent message, or the request for a trial class, in sessionStorage. What only the other form has is kept. */
export function saveMessageDraft(values: Values): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...readMessageDraft(), ...withoutHoneypot(values) }));
  } catch {
    // Storage is disabled: the text is only in the form.
  }
}

/** The prepared text that a link last inserted into the message (prepared-message.ts), or null. */
export function readPreparedText(): string | null {
  try {
    return sessionStorage.getItem(preparedKey);
  } catch {
    return null;
  }
}

/** Saves the prepared text, so that another link can replace it. */
export function savePreparedText(prepared: string): void {
  try {
    sessionStorage.setItem(preparedKey, prepared);
  } catch {
    // Storage is disabled: a second link adds its text to the first one.
  }
}

export function clearMessageDraft(): void {
  try {
    sessionStorage.removeItem(key);
    sessionStorage.removeItem(preparedKey);
  } catch {
    // Storage is disabled: there is no draft.
  }
}
