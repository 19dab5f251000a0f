/*
 * What an entry of a list is called in words of an owner: 'second paragraph' of the list 'Paragraphs'. The names of lists are those of the
 * forms (`named` in contract/site/).
 */

/** Entries of lists whose names are no plural, or have one that is not made with an s. */
const entryWords: Readonly<Record<string, string>> = {
  'Artworks for each age': 'artworks for an age',
  'Courses that teach it': 'course that teaches it',
  'Education and certificates': 'certificate',
  'In short': 'line of the summary',
  List: 'line of the list',
  'Open on': 'day on which the school is open',
  'Paragraphs and lists': 'paragraph or list',
  'Profiles on other sites': 'profile on another site',
  'Small links at the bottom': 'small link at the bottom',
  'Two artworks': 'artwork',
  'What we do on a day': 'day',
};

/** The names of lists that begin with a plural: 'Links of the header'. */
const plural = /^([A-Z][a-z]+?)(ies|sses|s)(?= |$)/;
const singular: Readonly<Record<string, string>> = { ies: 'y', sses: 'ss', s: '' };

/** An entry of a list, such as 'paragraph'; undefined for a list whose name does not tell. */
export function entryWord(list: string): string | undefined {
  if (Object.hasOwn(entryWords, list)) return entryWords[list];
  const [whole, stem = '', end = ''] = plural.exec(list) ?? [];
  if (whole === undefined) return undefined;
  return stem.toLowerCase() + (singular[end] ?? '') + list.slice(whole.length);
}

const ordinals = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
] as const;

const rules = new Intl.PluralRules('en', { type: 'ordinal' });
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = {
  one: 'st',
  two: 'nd',
  few: 'rd',
  other: 'th',
};

/** @param at the place in the list, from 0 on */
const ordinal = (at: number): string => ordinals[at] ?? `${at + 1}${endings[rules.select(at + 1)]}`;

/**
 * An entry by its place, such as 'second paragraph'; 'First topics: third entry' of a list whose name does not tell.
 * @param at from 0 on
 */
export function entryAtPlace(list: string, at: number): string {
  const word = entryWord(list);
  const name = `${ordinal(at)} ${word ?? 'entry'}`;
  return word === undefined && list !== '' ? `${list}: ${name}` : name;
}

/** With a capital letter, where it begins a line. */
export const asStart = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
