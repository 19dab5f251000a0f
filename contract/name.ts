import * as z from 'zod/mini';
import { line } from './text.ts';

/** Letters, marks, numbers, spaces, brackets and emoji of every script, and these signs. */
const nameCharacters = /^(?:[^\p{C}\p{Sm}\p{Sc}\p{Po}\p{Pc}]|[\p{Join_C},،，&<>'"״׳·・॰./@])+$/u;

/** Nine digits without a letter between them are a phone number to call. */
const phoneNumber = /(?:\p{Nd}\P{L}*){9}/u;

/** What may stand before a dot inside a word: an initial ('S.Ramanujan'), or a title that is often written so ('Md.Rafi'). */
const initialOrTitle = /(?:^|[^\p{L}\p{M}\p{N}])(?:\p{L}\p{M}*|dr|mr|md|ms|mrs|mohd|smt|st|sri|shri)$/iu;

/** Whether each dot of a word ends it, or follows an initial or a title. */
function hasNameDots(word: string): boolean {
  const parts = word.split('.');
  return parts.slice(1).every((after, at) => {
    const before = parts[at] ?? '';
    const isInside = /^[\p{L}\p{M}\p{N}\p{Join_C}]/u.test(after);
    if (isInside) return /^\p{L}/u.test(after) && initialOrTitle.test(before);
    return /[\p{L}\p{M}]$/u.test(before);
  });
}

/** 's/o' and '@' for itself ('Abu @ Hassan') are parts of names; a slash after a dot and an at sign in a word, of addresses. */
const isNameWord = (word: string) =>
  word === '@' || (!word.includes('@') && !/\..*\//.test(word) && hasNameDots(word));

/**
 * Whether a text is a name, in whatever script. Names are mailed to addresses that nobody has proven, so they must not hold
 * a web address, a mail address or a phone number.
 */
const isName = (text: string) =>
  nameCharacters.test(text) && !phoneNumber.test(text) && text.split(/\s/u).every(isNameWord);

/** Removes the characters that copying leaves in a name. The joiners that scripts need stay. */
const tidyName = (text: string) => text.replaceAll(/(?!\p{Join_C}|\p{M}|\u202E)\p{DI}/gu, '');

/**
 * The name of a person.
 * @param message the error message if it is missing or contains unsafe characters
 */
export const personName = (message: string) =>
  line(100, message, tidyName).check(z.refine(isName, 'Please write only the name.'));
