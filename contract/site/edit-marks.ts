import * as z from 'zod/mini';

/*
 * Marks in the texts of a preview that is edited: invisible characters behind a text, which are the number of its field. The components
 * of the pages know nothing of it, and no published page has a mark.
 */

/** Invisible operators (Unicode 2061 to 2064), which no text of a school needs. */
const digits = ['\u2061', '\u2062', '\u2063', '\u2064'] as const;
const markLength = 7;

/** As many fields as marks can name. */
export const maxMarks = digits.length ** markLength;

/** The mark of a field by its number. */
export const markOf = (number: number): string =>
  [...number.toString(digits.length).padStart(markLength, '0')]
    .map((digit) => digits[Number(digit)])
    .join('');

const mark = new RegExp(`[${digits.join('')}]{${markLength}}`, 'g');

/** The numbers of all marks in a text. */
export const numbersIn = (text: string): number[] =>
  [...text.matchAll(mark)].map(([found]) =>
    [...found].reduce(
      (number, digit) => number * digits.length + digits.indexOf(digit as (typeof digits)[number]),
      0,
    ),
  );

export const withoutMarks = (text: string): string => text.replaceAll(mark, '');

/** A field on a page that is edited. */
const editable = z.object({
  type: z.string(),
  key: z.string(),
  /** Its place in the document. */
  path: z.string(),
});
export type Editable = z.output<typeof editable>;

/** The fields of a page by their numbers, which a preview that is edited has as JSON. */
export const editables = z.record(z.string(), editable);
/** The id of the element with this JSON. */
export const editablesId = 'editables';
/** The parameter of a preview's address that asks for marks. */
export const editParameter = 'edit';

/** What a page that is edited tells the page around it. */
export const fromPreview = z.union([
  /** A link was followed that has no text to change. */
  z.object({ kind: z.literal('page'), page: z.string() }),
  /** A text was chosen. `href`: where it leads as a link. */
  z.object({ kind: z.literal('field'), field: editable, href: z.nullable(z.string()) }),
]);
export type FromPreview = z.output<typeof fromPreview>;

/** What it is told: a text as it is typed, or that the draft is stored, and shown when it is loaded again. */
export const toPreview = z.union([
  z.object({
    kind: z.literal('text'),
    field: editable,
    text: z.string(),
    /** Whether it stands in the place of all words of its element, such as those of a heading. */
    isHeading: z.boolean(),
  }),
  z.object({ kind: z.literal('reload') }),
]);
export type ToPreview = z.output<typeof toPreview>;
