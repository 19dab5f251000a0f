import * as z from 'zod/mini';
import { hiddenCharacter, tidyLine, tidyText } from './tidy-text.ts';

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

/** The last check: what is hidden is refused with its place. */
const nothingHidden = (kind: 'line' | 'text') =>
  z.refine<string>((value) => hiddenCharacter(value, kind) === undefined, {
    error: ({ input }) => hiddenCharacter(String(input), kind),
    abort: true,
  });

const unchanged = (text: string) => text;

/**
 * A required single line of text: trimmed, Unicode NFC, 1 to `max` characters.
 * @param max the maximum number of characters
 * @param message the error message if the text is missing
 * @param tidy changes the text before the other checks; must not change its own result
 */
export function line(max: number, message: string, tidy = unchanged) {
  return z.string({ error: message }).check(
    maxInputLength(max),
    z.overwrite((value) => tidyLine(tidy(tidyLine(value)))),
    z.minLength(1, abortWith(message)),
    maxMarksInARow,
    z.normalize('NFC'),
    z.maxLength(max, maxLengthError(max)),
    nothingHidden('line'),
    z.refine((value) => visibleCharacter.test(value), abortWith(message)),
  );
}

function optionalText(max: number, kind: 'line' | 'text', tidy: (text: string) => string) {
  return z._default(
    z
      .string({ error: 'Please enter text.' })
      .check(
        maxInputLength(max),
        z.overwrite(tidy),
        maxMarksInARow,
        z.normalize('NFC'),
        z.maxLength(max, maxLengthError(max)),
        nothingHidden(kind),
      ),
    '',
  );
}

/** An optional single line; a missing one becomes an empty string. */
export const optionalLine = (max: number, tidy = unchanged) =>
  optionalText(max, 'line', (value) => tidyLine(tidy(tidyLine(value))));

/** An optional text with line breaks; a missing one becomes an empty string. */
export const optionalParagraphs = (max: number) => optionalText(max, 'text', tidyText);

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
    z.overwrite(tidyText),
    z.minLength(1, abortWith(error)),
    maxMarksInARow,
    z.normalize('NFC'),
    z.maxLength(max, maxLengthError(max)),
    nothingHidden('text'),
    z.refine((value) => visibleCharacter.test(value), abortWith(error)),
  );
}

/**
 * What the email field of a browser accepts (the HTML standard, valid email address), with a dot in the domain: no mail server on
 * the internet has an address such as asha@gmail, and it is a common slip.
 */
export const emailPattern = /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:(?!-)[a-z\d-]{1,63}(?<!-)(?:\.|$)){2,}(?<!\.)$/i;

/** An email address, converted to lower case and without characters that nobody sees (docs/api.md). */
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
