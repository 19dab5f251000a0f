import type { Heading } from '#contract/site/fields.ts';

/** A word of a heading, without the punctuation around it. */
export interface HeadingWord {
  word: string;
  from: number;
  to: number;
}

const letter = /[\p{L}\p{N}]/u;

/**
 * The words of a heading that can have the brush stroke. Of a word that stands there twice only the last can, as on the pages
 * (app/ui/text/heading-text.tsx).
 */
export function wordsOf(text: string): HeadingWord[] {
  const words = [...text.matchAll(/[^\s"“‘'([]\S*/g)].map(({ 0: found, index }) => {
    const word = found.replace(/[.,;:!?…"”’')\]]+$/, '');
    return { word, from: index, to: index + word.length };
  });
  return words.filter(({ word, from }) => letter.test(word) && text.lastIndexOf(word) === from);
}

/** Whether a word has the stroke, alone or together with others. */
export function isMarked({ from, to }: HeadingWord, { text, keyWord }: Heading): boolean {
  const at = text.lastIndexOf(keyWord);
  return keyWord !== '' && at !== -1 && from < at + keyWord.length && to > at;
}

/** Whether the marked words stand in a text, and not only inside of longer words. */
function hasWords(text: string, keyWord: string): boolean {
  const at = text.lastIndexOf(keyWord);
  if (keyWord === '' || at === -1) return false;
  const isInside = (inner: string | undefined, outer: string | undefined) =>
    letter.test(inner ?? '') && letter.test(outer ?? '');
  return !isInside(keyWord[0], text[at - 1]) && !isInside(keyWord.at(-1), text[at + keyWord.length]);
}

/**
 * The marked words after a change of the heading: the same while they are a part of it; the word in their place when only they
 * were changed; otherwise the last word, so that a heading can be changed without thinking of the stroke.
 * @param isAutomatic whether the last word was chosen by this function, and goes on to be while a heading is typed
 */
export function keyWordAfter(
  before: Heading,
  text: string,
  isAutomatic: boolean,
): { keyWord: string; isAutomatic: boolean } {
  if (!isAutomatic && hasWords(text, before.keyWord)) return { keyWord: before.keyWord, isAutomatic };
  const words = wordsOf(text);
  const old = wordsOf(before.text);
  const marked = old.filter((word) => isMarked(word, before));
  const first = words[old.indexOf(marked[0] as HeadingWord)];
  const last = words[old.indexOf(marked.at(-1) as HeadingWord)];
  if (!isAutomatic && old.length === words.length && first !== undefined && last !== undefined)
    return { keyWord: text.slice(first.from, last.to), isAutomatic };
  return { keyWord: words.at(-1)?.word ?? '', isAutomatic: true };
}
