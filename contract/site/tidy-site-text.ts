import { tidyLine, tidyPart } from '../tidy-text.ts';

// Apart from tidy-text.ts, which every form loads.

/**
 * A hyphen or a bullet of Word before a text. Dots that can be a part of the text need a space after them, and a hyphen before a digit is a minus.
 */
const bullets = /^[^\S\n]*(?:[•▪◦‣][^\S\n]*(?=\S)|[●∙·][^\S\n]+(?=\S)|-[\u00A0\u202F][^\S\n]*(?=[^\s\d]))/gmu;

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
