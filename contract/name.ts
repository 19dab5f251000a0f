import * as z from 'zod/mini';
import { line } from './text.ts';

/**
 * What a name consists of, whatever its script: anything but signs and punctuation, and some of these. Names are mailed to
 * addresses that nobody has proven, so they must not hold a web or mail address. Such an address has a dot or an at sign inside a
 * word; a name has
 * - a dot at the end of a word, after an initial ('S.Ramanujan') or after a title that is often written so ('Md.Rafi'),
 * - a slash where the word has no dot before it ('s/o', 'A/P'),
 * - an at sign for itself ('Abu @ Hassan').
 * Nine digits in a row are a phone number to call. Brackets and emoji are harmless, because every page and mail escapes them.
 */
const nameForm =
  /^(?!.*(?:\p{Nd}\P{L}*){9})(?:[^\p{C}\p{Sm}\p{Sc}\p{Po}\p{Pc}]|[\p{Join_C},،，&<>'"״׳·・॰]|(?<=[\p{L}\p{M}])\.(?![\p{L}\p{M}\p{N}\p{Join_C}])|(?<=(?<![\p{L}\p{M}\p{N}])(?:\p{L}\p{M}*|[dm]r|m[ds]|mrs|mohd|smt|st|sh?ri))\.(?=\p{L})|(?<!\.\S*)\/|(?<= )@(?= ))+$/iu;

/** Removes the characters that copying leaves in a name. The joiners that scripts need stay. */
const tidyName = (text: string) => text.replaceAll(/(?!\p{Join_C}|\p{M}|\u202E)\p{DI}/gu, '');

/**
 * The name of a person.
 * @param message the error message if it is missing or contains unsafe characters
 */
export const personName = (message: string) =>
  line(100, message, tidyName).check(z.refine((text) => nameForm.test(text), 'Please write only the name.'));
