import { commonPasswords } from '#common-passwords/common-passwords.ts';
import type { Sender } from '#server/mail/sender.ts';
import { commonPasswordCheck } from '#common-passwords/check.ts';

const minLength = 12;

const isCommon = commonPasswordCheck(commonPasswords);

/** The facts of a school that passwords must not consist of. */
type KnownFacts = Pick<Sender, 'schoolName' | 'city'>;

/** Words that an attacker who knows the school tries first (OWASP ASVS 5.0, 6.1.2); docs/operations.md lists them. */
const guessableWords = ({ schoolName, city }: KnownFacts) =>
  [...schoolName.split(' '), ...city.split(' '), 'school', 'admin', 'office', 'password'].map((word) =>
    word.toLowerCase(),
  );

/** Whether a password has no letter or digit besides these words. */
const isOnlyGuessableWords = (password: string, school: KnownFacts): boolean =>
  !/[\p{L}\d]/u.test(
    guessableWords(school).reduce((rest, word) => rest.replaceAll(word, ''), password.toLowerCase()),
  );

/**
 * Checks the additional password rule for admins: at least 12 characters, not common, not only guessable words (OWASP ASVS 5.0,
 * 6.2.1 and 6.2.4).
 * @returns the error message, or null
 */
export function adminPasswordError(password: string, school: KnownFacts): string | null {
  if (password.length < minLength)
    return `An account of the office needs a password of at least ${minLength} characters.`;
  if (isCommon(password)) return 'That password is among the most common ones. Please choose another.';
  if (isOnlyGuessableWords(password, school))
    return 'That password is made of words anybody would try here. Please choose another.';
  return null;
}
