import { tidyLine, tidyPart } from '../tidy-text.ts';

// Apart from tidy-text.ts, which every form loads.

/** A hyphen or a bullet of Word before a text, with any space after it. */
const bullets = /^[^\S\n]*(?:[•●▪◦‣∙·][^\S\n]*|-[\u00A0\u202F][^\S\n]*)(?=\S)/gmu;

/** A text of the site in Markdown: the bullets of Word begin entries of a list. */
export const tidyMarkdown = (text: string): string => tidyPart(text).replaceAll(bullets, '- ');

/**
 * An address to go to as it is meant: `www.school.example` is a page, `asha@school.example` a mailbox.
 * @param emailPattern what an email is
 */
export function tidyAddress(text: string, emailPattern: RegExp): string {
  const address = tidyLine(text);
  if (/^www\./i.test(address)) return `https://${address}`;
  return emailPattern.test(address) ? `mailto:${address}` : address;
}
