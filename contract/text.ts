import * as z from 'zod/mini';

/** A control character or a bidirectional override, neither of which belongs in a line somebody types. */
const unsafeCharacters = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/u;
const unsafeInParagraphs = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/u;

/**
 * A required single line of text: trimmed, Unicode NFC, 1 to `max` characters.
 * @param max the most characters kept
 * @param message what a parent reads when it is missing, too long or has characters that cannot be shown
 */
export function line(max: number, message: string) {
  return z
    .string({ error: message })
    .check(
      z.trim(),
      z.normalize('NFC'),
      z.minLength(1, message),
      z.maxLength(max, `Please use at most ${max} characters.`),
      z.refine((value) => !unsafeCharacters.test(value), message),
    );
}

/** An optional single line; missing becomes an empty string. */
export function optionalLine(max: number) {
  return z._default(
    z
      .string({ error: 'Please enter text.' })
      .check(
        z.trim(),
        z.normalize('NFC'),
        z.maxLength(max, `Please use at most ${max} characters.`),
        z.refine((value) => !unsafeCharacters.test(value), 'Please remove the hidden characters.'),
      ),
    '',
  );
}

/** An optional longer text that may hold line breaks; missing becomes an empty string. */
export function optionalParagraphs(max: number) {
  return z._default(
    z
      .string({ error: 'Please enter text.' })
      .check(
        z.trim(),
        z.normalize('NFC'),
        z.maxLength(max, `Please use at most ${max} characters.`),
        z.refine((value) => !unsafeInParagraphs.test(value), 'Please remove the hidden characters.'),
      ),
    '',
  );
}

const validEmail = 'Please enter a valid email.';

/** An e-mail address, compared in lower case (DESIGN section 5); at most 254 characters (RFC 5321, 4.5.3.1.3). */
export const email = z
  .string({ error: validEmail })
  .check(z.trim(), z.toLowerCase(), z.maxLength(254, validEmail), z.regex(z.regexes.email, validEmail));

/** A message for a person. */
export const message = z.string();
