import * as z from 'zod/mini';

/**
 * Control characters, line separators, halves of surrogate pairs and bidirectional overrides do not belong in a line that
 * somebody types: they forge a second line, or show another order than what is stored.
 */
const unsafeCharacters = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;
const unsafeInParagraphs =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\p{Cs}\u202A-\u202E\u2066-\u2069]/u;
/** Something to be seen: not only spaces, format characters and the fillers of Hangul and Braille. */
const visibleCharacter = /[^\s\p{C}\p{Z}\p{M}\u115F\u1160\u3164\uFFA0\u2800]/u;

/** Stops the checks at this one: those that follow take longer, and rely on it. */
const orStop = (error: string) => ({ error, abort: true });

const tooLong = (max: number) => orStop(`Please use at most ${max} characters.`);

/**
 * The first check of every text, by its length alone: a body has room for 64 KiB, and looking for words and marks in that would
 * hold up every other request. Twice `max`, because spaces around a text are cut and Unicode NFC may shorten it.
 */
const notFarTooLong = (max: number, error = tooLong(max)) => z.maxLength(2 * max, error);

/**
 * No more marks in a row than Unicode's Stream-Safe Text Format allows (UAX #15, section 13): putting them in order takes time
 * by the square of their number. Checked before the text is normalised.
 */
const fewMarksInARow = z.refine<string>(
  (value) => !/\p{M}{31}/u.test(value),
  orStop('Please use fewer marks on one letter.'),
);

/**
 * Whether a text holds a web address, written out or bare. What somebody types travels in mails to addresses nobody has
 * confirmed: there it must not make the school advertise a site. Endings that are English words count only at the end of
 * an address in small letters, because "Opp.Shop No 5" is where a family lives. A name between dots has 63 characters at most
 * (RFC 1035, 2.3.4); without that bound long words would take time by their square.
 */
export const holdsWebAddress = (text: string): boolean =>
  /:\/\/|\bwww\.|[\p{L}\p{M}\d-]{4,63}\.(?:com|net|org|info|biz|xyz|ru|cn|io)\b/iu.test(text) ||
  /[a-z\d]\.[a-z]{2,}\/|[a-z\d-]{4,63}\.(?:top|online|site|shop|club|link|live|store|app)$/mu.test(text);

/**
 * A required single line of text: trimmed, Unicode NFC, 1 to `max` characters.
 * @param max the most characters kept
 * @param message what a parent reads when it is missing or has characters that cannot be shown
 */
export function line(max: number, message: string) {
  return z.string({ error: message }).check(
    notFarTooLong(max),
    z.trim(),
    z.minLength(1, orStop(message)),
    fewMarksInARow,
    z.normalize('NFC'),
    z.maxLength(max, tooLong(max)),
    z.refine((value) => visibleCharacter.test(value) && !unsafeCharacters.test(value), orStop(message)),
    z.refine((value) => !holdsWebAddress(value), 'Please leave out web addresses.'),
  );
}

function optionalText(max: number, unsafe: RegExp) {
  return z._default(
    z.string({ error: 'Please enter text.' }).check(
      notFarTooLong(max),
      z.trim(),
      fewMarksInARow,
      z.normalize('NFC'),
      z.maxLength(max, tooLong(max)),
      z.refine((value) => !unsafe.test(value), 'Please remove the hidden characters.'),
    ),
    '',
  );
}

/** An optional single line; missing becomes an empty string. */
export const optionalLine = (max: number) => optionalText(max, unsafeCharacters);

/** An optional longer text that may hold line breaks; missing becomes an empty string. */
export const optionalParagraphs = (max: number) => optionalText(max, unsafeInParagraphs);

const validEmail = orStop('Please enter a valid email.');
/** RFC 5321, 4.5.3.1.3. */
export const maxEmailLength = 254;

/** An e-mail address, compared in lower case (docs/design.md, section 5). */
export const email = z
  .string(validEmail)
  .check(
    notFarTooLong(maxEmailLength, validEmail),
    z.trim(),
    z.toLowerCase(),
    z.maxLength(maxEmailLength, validEmail),
    z.regex(z.regexes.email, validEmail),
  );

/** A message for a person. */
export const message = z.string();
