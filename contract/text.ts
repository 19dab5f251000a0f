import * as z from 'zod/mini';

/**
 * Control characters, line separators, unpaired surrogates and bidirectional overrides. They could fake a second line or
 * display the text in another order than it is stored.
 */
const unsafeCharacters = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;
const unsafeInParagraphs =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\p{Cs}\u202A-\u202E\u2066-\u2069]/u;
/** A visible character, so no space, format character, combining mark, or filler of Hangul or Braille. */
const visibleCharacter = /[^\s\p{C}\p{Z}\p{M}\u115F\u1160\u3164\uFFA0\u2800]/u;

/** Makes a check abort on failure, because the later checks are slower and depend on it. */
const abortWith = (error: string) => ({ error, abort: true });

const maxLengthError = (max: number) => abortWith(`Please use at most ${max} characters.`);

/**
 * The first check of every text: its raw length. A body can have 64 KiB, and the regular expressions below would block the
 * server on such a text. The limit is twice `max`, because trimming and Unicode NFC may shorten the text.
 */
const maxInputLength = (max: number, error = maxLengthError(max)) => z.maxLength(2 * max, error);

/**
 * Limits combining marks in a row as Unicode's Stream-Safe Text Format does (UAX #15, section 13), because normalising takes
 * quadratic time. It is checked before the text is normalised.
 */
const maxMarksInARow = z.refine<string>(
  (value) => !/\p{M}{31}/u.test(value),
  abortWith('Please use fewer marks on one letter.'),
);

/**
 * Removes pairs of marks that set the direction of the text between them. Phones put them around copied numbers and names, where
 * nobody sees them. The other marks stay, and so such a text is rejected.
 */
const withoutDirectionMarks = (text: string) =>
  text.replaceAll(/[\u202A\u202B\u202D\u2066-\u2068]([^\u202A-\u202E\u2066-\u2069]*)[\u202C\u2069]/g, '$1');

const unchanged = (text: string) => text;

/**
 * A required single line of text: trimmed, Unicode NFC, 1 to `max` characters.
 * @param max the maximum number of characters
 * @param message the error message if the text is missing or contains unsafe characters
 * @param tidy changes the text before the other checks; must not change its own result
 */
export function line(max: number, message: string, tidy = unchanged) {
  return z.string({ error: message }).check(
    maxInputLength(max),
    z.overwrite((value) => tidy(withoutDirectionMarks(value))),
    z.trim(),
    z.minLength(1, abortWith(message)),
    maxMarksInARow,
    z.normalize('NFC'),
    z.maxLength(max, maxLengthError(max)),
    z.refine((value) => visibleCharacter.test(value) && !unsafeCharacters.test(value), abortWith(message)),
  );
}

function optionalText(max: number, unsafe: RegExp, tidy = unchanged) {
  return z._default(
    z.string({ error: 'Please enter text.' }).check(
      maxInputLength(max),
      z.overwrite((value) => tidy(withoutDirectionMarks(value))),
      z.trim(),
      maxMarksInARow,
      z.normalize('NFC'),
      z.maxLength(max, maxLengthError(max)),
      z.refine((value) => !unsafe.test(value), 'Please remove the hidden characters.'),
    ),
    '',
  );
}

/** An optional single line; a missing one becomes an empty string. */
export const optionalLine = (max: number, tidy = unchanged) => optionalText(max, unsafeCharacters, tidy);

/** An optional text with line breaks; a missing one becomes an empty string. */
export const optionalParagraphs = (max: number) => optionalText(max, unsafeInParagraphs);

const validEmail = abortWith('Please enter a valid email.');
/** RFC 5321, 4.5.3.1.3 */
export const maxEmailLength = 254;

/**
 * A required text with line breaks: trimmed, Unicode NFC, 1 to `max` characters.
 * @param error the error message if the text is missing
 */
export function paragraphs(max: number, error: string) {
  return z.string({ error }).check(
    maxInputLength(max),
    z.overwrite(withoutDirectionMarks),
    z.trim(),
    z.minLength(1, abortWith(error)),
    maxMarksInARow,
    z.normalize('NFC'),
    z.maxLength(max, maxLengthError(max)),
    z.refine((value) => !unsafeInParagraphs.test(value), 'Please remove the hidden characters.'),
  );
}

/**
 * What the email field of a browser accepts (the HTML standard, valid email address), with a dot in the domain: no mail server on
 * the internet has an address such as asha@gmail, and it is a common slip.
 */
export const emailPattern = /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:(?!-)[a-z\d-]{1,63}(?<!-)(?:\.|$)){2,}(?<!\.)$/i;

/** An email address, converted to lower case and without characters that nobody sees (docs/design.md, section 5). */
export const email = z.string(validEmail).check(
  maxInputLength(maxEmailLength, validEmail),
  z.overwrite((value) => value.replaceAll(/\p{DI}/gu, '')),
  z.trim(),
  z.toLowerCase(),
  z.maxLength(maxEmailLength, validEmail),
  z.regex(emailPattern, validEmail),
  // No mail reaches it (RFC 2606), and the server keeps such addresses for parents without an email.
  z.refine((value) => !value.endsWith('.invalid'), validEmail),
);

/** An optional email address; a missing one becomes an empty string. */
export const optionalEmail = z._default(z.union([z.literal(''), email], validEmail), '');

/** The message of a reply, to be shown to the user. */
export const message = z.string();
