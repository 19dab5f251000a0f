import { asciiDigits } from './digits.ts';

/** An extension at the end: 'ext 12', 'Extn. 12', 'x12'. */
const extension = /[\s,]*(?:ext[a-z]*|[x#])[\s.]*\d{1,6}$/i;

/** Leaves out the extension of a phone number. */
export const withoutExtension = (phone: string): string => phone.replace(extension, '');

const digitsOf = (phone: string) => withoutExtension(phone).replaceAll(/\D/g, '');

/** The characters of a number: ASCII digits, plain dashes and spaces, and nothing that does not show. */
const withPlainCharacters = (text: string) =>
  asciiDigits(text.normalize('NFKC'))
    .replaceAll(/\p{DI}/gu, '')
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** One phone number: 7 to 15 digits (ITU-T E.164) with separators, and perhaps an extension. */
const phoneForm = /^\(?\+?(?:[ ()./-]*\d){7,15}[ ()./-]*(?:,? ?(?:ext[a-z]*|[x#])[ .]*\d{1,6})?$/i;

/** Whether a text, as `tidyPhone` returns it, is one phone number. */
export const isPhone = (text: string): boolean => phoneForm.test(text);

/**
 * The one form in which a phone number is stored, with the groups as they were typed. Phones copy numbers with direction marks,
 * non-breaking hyphens and local digits. A text that is no phone number loses only what does not show.
 */
export function tidyPhone(text: string): string {
  const phone = withPlainCharacters(text);
  return isPhone(phone) ? phone : text.replaceAll(/\p{DI}/gu, '');
}

/**
 * The digits of a stored phone number for comparison: an Indian number always has its country code 91. A change of it needs a
 * migration, because `applications.phoneKey` is stored (server/db/migrations/0026-families.ts).
 */
export function phoneKey(phone: string): string {
  const digits = digitsOf(withPlainCharacters(phone)).replace(/^0+/, '');
  const national = /^(?:91)?0?(\d{10})$/.exec(digits)?.[1];
  return national === undefined ? digits : `91${national}`;
}

/** Whether the typed digits are part of a stored number. Country code, leading zeros and separators do not matter. */
export function isPartOfPhone(typed: string, phone: string): boolean {
  const digits = digitsOf(typed);
  const stored = phoneKey(phone);
  return stored.includes(digits) || stored.includes(digits.replace(/^0+/, '').replace(/^910/, '91'));
}
