import * as z from 'zod/mini';
import type { Values } from '#app/ui/form-values.ts';

const key = 'message';
const preparedKey = 'message-prepared';
const message = z.record(z.string(), z.string());

/** What was written to the school and has not been sent, for as long as this tab lives. */
export function keptMessage(): Record<string, string> {
  try {
    return message.parse(JSON.parse(sessionStorage.getItem(key) ?? ''));
  } catch {
    return {};
  }
}

/** Keeps what is being written, should the page be left or the line be lost. */
export function keepMessage(values: Values): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(values));
  } catch {
    // Storage is switched off: the text stays in the form.
  }
}

/** The text that a link last prepared for the message that is kept. */
export function keptPrepared(): string | null {
  try {
    return sessionStorage.getItem(preparedKey);
  } catch {
    return null;
  }
}

/** Keeps the text that a link has prepared, so that another link can replace it. */
export function keepPrepared(prepared: string): void {
  try {
    sessionStorage.setItem(preparedKey, prepared);
  } catch {
    // Storage is switched off: a second link adds its text to the first.
  }
}

export function forgetMessage(): void {
  try {
    sessionStorage.removeItem(key);
    sessionStorage.removeItem(preparedKey);
  } catch {
    // Storage is switched off, so nothing was kept.
  }
}
