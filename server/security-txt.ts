import type { Sender } from '#server/mail/messages.ts';

export const securityTxtPath = '/.well-known/security.txt';

const day = 24 * 60 * 60 * 1000;

/**
 * Where to report a weakness (RFC 9116). It is good for a month from the day it is asked for: it is written from the running
 * site's own settings, so it lapses soon after nobody runs the site any more.
 */
export function securityTxt({ schoolEmail, publicUrl }: Sender, now = new Date()): string {
  const expires = new Date(Math.floor(now.getTime() / day) * day + 31 * day);
  return [
    `Contact: mailto:${encodeURI(schoolEmail)}`,
    `Expires: ${expires.toISOString()}`,
    `Canonical: ${publicUrl}${securityTxtPath}`,
    'Preferred-Languages: en, hi',
    '',
  ].join('\n');
}
