import type { OldData } from './retention.ts';

/** The names of old data: singular and plural. */
export const oldDataWords: Readonly<Record<keyof OldData, readonly [one: string, several: string]>> = {
  messages: ['message', 'messages'],
  applications: ['application', 'applications'],
  users: ['account', 'accounts'],
  logEntries: ['entry of the audit log', 'entries of the audit log'],
};
