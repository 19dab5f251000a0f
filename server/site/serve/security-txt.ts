import type { Sender } from '#server/mail/sender.ts';

export const securityTxtPath = '/.well-known/security.txt';

const day = 24 * 60 * 60 * 1000;

/**
 * The text of security.txt, with the address for reports of vulnerabilities (RFC 9116). It expires after a month and is
 * generated at each request, so it becomes invalid soon after the site is shut down.
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
