import type { Fills } from '#contract/site/fields.ts';
import { nameInLinks } from '#contract/site/name-in-links.ts';

/** Words that most people read in a minute. */
const readingSpeed = 200;

/** As many characters as search engines show of a description. */
const maxSummary = 160;
/** A first sentence that is shorter says too little. */
const minSummary = 40;

const marker = /^(?:#+|>|[-*+]|\d+[.)])[^\S\n]+/gm;
const isNoParagraph = /^(?:#|!\[|>|```|[-*+] |\d+[.)] |[-*_]{3,}$)/;

/** The words of Markdown as they are read. */
const plain = (markdown: string) =>
  markdown
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(marker, '')
    .replaceAll(/[*`]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The beginning of a text in Markdown: the sentences of its first paragraph that fit in a line of search results. */
export function summaryOf(markdown: string): string {
  const blocks = markdown.split(/\n\s*\n/).map((block) => block.trim());
  const first = blocks.find((block) => block !== '' && !isNoParagraph.test(block));
  const words = plain(first ?? blocks.find((block) => /[\p{L}\p{N}]/u.test(plain(block))) ?? '');
  if (words.length <= maxSummary) return words;
  const start = words.slice(0, maxSummary);
  const ends = [...start.matchAll(/[.!?…।؟۔]+["”’)]*(?=\s)/g)];
  const end = ends.map(([all], at) => (ends[at]?.index ?? 0) + all.length).findLast((at) => at >= minSummary);
  if (end !== undefined) return start.slice(0, end);
  return `${start.slice(0, start.lastIndexOf(' ')).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** The title of a page for browsers and search engines: what it is about, and whose it is. */
export const pageTitle = (words: string): string =>
  words.trim() === '' ? '' : `${words.trim()} | {school.name}`;

/** What fields are filled in with from the words of another; empty as long as there are none. */
export const filledWords: Readonly<
  Record<Exclude<Fills[string], 'name'>, (words: string) => string | number | null>
> = {
  words: (words) => words.trim(),
  'page title': pageTitle,
  summary: summaryOf,
  minutes: (words) =>
    words.trim() === '' ? null : Math.ceil(words.trim().split(/\s+/).length / readingSpeed),
};

/** Short enough for every name in links. */
const maxName = 40;

/**
 * A name in links that no other entry has. Words in another script have no letters for it: then it is what the entry is, such as 'question-2'.
 * @param entry the label of the field that has the words
 */
export function freeName(words: string, entry: string, taken: ReadonlySet<unknown>): string {
  const start = nameInLinks(words, maxName) || nameInLinks(entry, maxName);
  let name = start;
  for (let number = 2; taken.has(name); number += 1) {
    const end = `-${number}`;
    name = nameInLinks(start, maxName - end.length) + end;
  }
  return name;
}
