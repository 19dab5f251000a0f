import { savedReplyFields } from '#contract/school/saved-reply.ts';

type Field = (typeof savedReplyFields)[number];

const anyField = new RegExp(`\\{(${savedReplyFields.join('|')})\\}`, 'g');

/** Fills in the fields of a saved reply whose values are known. The others stay in brackets, so that they are seen. */
export const fillFields = (text: string, values: Readonly<Record<Field, string | null>>): string =>
  text.replaceAll(anyField, (bracketed, field: Field) => values[field] || bracketed);

/** The first field that is not filled in, with its brackets. */
export const openField = (text: string): string | undefined => text.match(anyField)?.[0];
