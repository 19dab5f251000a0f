import { commonPasswords } from '#common-passwords/common-passwords.ts';
import { school } from '#content/school.ts';
import { commonPasswordCheck } from '#common-passwords/check.ts';

const minimumLength = 12;

const isCommon = commonPasswordCheck(commonPasswords);

/** What a guesser who knows the school tries first (OWASP ASVS 5.0, 6.1.2); docs/operations.md names them. */
const wordsOfOurs = new RegExp(
  [...school.name.split(' '), school.city, 'school', 'admin', 'office', 'password'].join('|').toLowerCase(),
  'g',
);

/** Whether a password is the school's own words and nothing but signs between them. */
const isMadeOfOurWords = (password: string): boolean =>
  !/[\p{L}\d]/u.test(password.toLowerCase().replaceAll(wordsOfOurs, ''));

/**
 * What an account of the office needs of a password beyond the families' rule: 12 characters, and none of the most common
 * (OWASP ASVS 5.0, 6.2.1 and 6.2.4).
 * @returns the sentence that says what is wrong, or null
 */
export function whyNotForOffice(password: string): string | null {
  if (password.length < minimumLength)
    return `An account of the office needs a password of at least ${minimumLength} characters.`;
  if (isCommon(password)) return 'That password is among the most common ones. Please choose another.';
  if (isMadeOfOurWords(password))
    return 'That password is made of words anybody would try here. Please choose another.';
  return null;
}
