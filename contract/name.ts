import * as z from 'zod/mini';
import { line } from './text.ts';

/** Titles that people write without a space after the dot. An initial needs no list. */
const title = String.raw`(?:dr|mr|mrs|ms|md|mohd|smt|shri|sri|km|kum|prof|adv|er|st|pt|fr|श्री|श्रीमती|स्व)`;
const alone = String.raw`(?<![\p{L}\p{M}\p{N}])`;
const ends = String.raw`(?![\p{L}\p{M}\p{N}\u200C\u200D])`;

/**
 * What a name consists of, whatever its script. Names are mailed to addresses that nobody has proven, so they must not hold a web
 * or mail address. Such an address has a dot or an at sign inside a word; a name has
 * - a dot at the end of a word, after an initial ('S.Ramanujan') or a title ('Md.Rafi'),
 * - a slash where the word has no dot before it ('s/o', 'A/P'),
 * - an at sign for itself ('Abu @ Hassan').
 * Signs such as < are harmless, because every page and mail escapes them.
 */
const nameParts = [
  String.raw`[\p{L}\p{M}\p{N}\u200C\u200D ,،，&()<>（）'"’‘ʼ‛\x60´′“”״׳·・॰\p{Pd}]`,
  String.raw`[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]`,
  String.raw`(?<=[\p{L}\p{M}\u200C\u200D])\.${ends}`,
  String.raw`(?<=${alone}(?:\p{L}\p{M}*|${title}))\.(?=\p{L})`,
  String.raw`(?<!\.\S*)/`,
  String.raw`(?<= )@(?= )`,
];
const nameForm = new RegExp(`^(?:${nameParts.join('|')})+$`, 'iu');

/** More digits in a row than a name has; a number in India has ten. */
const phoneNumber = /(?:\p{Nd}[^\p{L}\p{Nd}]*){9}/u;

const isName = (text: string) => nameForm.test(text) && !phoneNumber.test(text);

/** Spaces of one kind, and none of the characters that copying leaves in a name. The joiners that scripts need stay. */
const tidyName = (text: string) =>
  text
    .replaceAll(/[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202D\u2060\u2066-\u2069\uFEFF]/g, '')
    .replaceAll(/[\p{Zs}\t]/gu, ' ');

/**
 * The name of a person.
 * @param message the error message if it is missing or contains unsafe characters
 */
export const personName = (message: string) =>
  line(100, message, tidyName).check(
    z.refine(isName, 'Please write only the name: no web address, email or phone number.'),
  );
