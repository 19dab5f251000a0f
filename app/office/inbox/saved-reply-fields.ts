import { savedReplyFields } from '#contract/conversation.ts';

type Field = (typeof savedReplyFields)[number];

const pattern = new RegExp(`\\{(${savedReplyFields.join('|')})\\}`);

/** Fills in the fields of a saved reply whose values are known; the others stay in brackets. */
export const fillFields = (text: string, values: Partial<Record<Field, string | undefined>>): string =>
  text.replaceAll(new RegExp(pattern, 'g'), (bracketed, field: Field) => values[field] || bracketed);

/** The first field that is not filled in, with its place in the text; undefined if there is none. */
export function firstOpenField(text: string): { name: string; start: number; end: number } | undefined {
  const found = pattern.exec(text);
  return found === null
    ? undefined
    : { name: found[0], start: found.index, end: found.index + found[0].length };
}
