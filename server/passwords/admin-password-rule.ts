import { commonPasswords } from '#common-passwords/common-passwords.ts';
import { school } from '#content/school.ts';
import { commonPasswordCheck } from '#common-passwords/check.ts';

const minLength = 12;

const isCommon = commonPasswordCheck(commonPasswords);

/** Words that an attacker who knows the school tries first (OWASP ASVS 5.0, 6.1.2); docs/operations.md lists them. */
const guessableWords = new RegExp(
  [...school.name.split(' '), school.city, 'school', 'admin', 'office', 'password'].join('|').toLowerCase(),
  'g',
);

/** Whether a password has no letter or digit besides these words. */
const isOnlyGuessableWords = (password: string): boolean =>
  !/[\p{L}\d]/u.test(password.toLowerCase().replaceAll(guessableWords, ''));

/**
 * Checks the additional password rule for admins: at least 12 characters, not common, not only guessable words (OWASP ASVS 5.0,
 * 6.2.1 and 6.2.4).
 * @returns the error message, or null
 */
export function adminPasswordError(password: string): string | null {
  if (password.length < minLength)
    return `An account of the office needs a password of at least ${minLength} characters.`;
  if (isCommon(password)) return 'That password is among the most common ones. Please choose another.';
  if (isOnlyGuessableWords(password))
    return 'That password is made of words anybody would try here. Please choose another.';
  return null;
}
