import type { Settings } from '#server/env.ts';

/** The host name in the Message-IDs of our mails. */
export const mailHostOf = ({ publicUrl }: Pick<Settings, 'publicUrl'>): string => new URL(publicUrl).hostname;

/** The Message-ID of a mail of the outbox: the same for all attempts, and known before the mail is sent (RFC 5322, 3.6.4). */
export const messageIdOf = (id: string, host: string): string => `<${id}@${host}>`;
