import * as z from 'zod/mini';
import type { Values } from '#app/ui/form-values.ts';

const key = 'message';
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

export function forgetMessage(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is switched off, so nothing was kept.
  }
}
