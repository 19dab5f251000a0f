import * as z from 'zod/mini';
import { sitePath } from './site-path.ts';
import { emailPattern } from '../text.ts';
import { hiddenCharacter, tidyLine, tidyPart, tidySiteLine, tidySiteText } from '../tidy-text.ts';
import { tidyAddress, tidyMarkdown } from './tidy-site-text.ts';

/** The kind of a field of a document. A form shows an input of its own for each kind. */
export type FieldKind =
  | 'line'
  | 'text'
  | 'markdown'
  | 'rich text'
  | 'heading'
  | 'link'
  | 'link or menu'
  | 'address'
  | 'picture'
  | 'work'
  | 'course'
  | 'gallery'
  | 'number'
  | 'choice'
  | 'day'
  | 'time'
  | 'switch'
  | 'list'
  | 'group';

/**
 * What a form must know about a field. The bounds count characters of a text, entries of a list, or are the smallest and
 * largest number; a kind whose size is fixed has none.
 */
export interface Field {
  kind: FieldKind;
  min?: number;
  max?: number;
  /** A text in a fixed form, such as a phone number, which is used for more than to be read. */
  hasPattern?: boolean;
  /** Of a work: the words of the entry around it are about it, so that the entry goes when it goes. */
  describesWork?: true;
  /** Of a group: the fields that the office's form shows at once, in its order. It fills in the others, which lie under 'More'. */
  main?: readonly string[];
}

/** The kind and the bounds of every field schema that this module makes. */
export const fields = z.registry<Field>();

/** What a field is called in the office, and a line of help where it needs one. */
export const labels = z.registry<{ label: string; help?: string }>();

/**
 * Gives a field its label in the office. A schema has one label, so a field with another label needs a schema of its own.
 * @param label in words of the school, at most 50 characters
 * @param help one sentence of at most 110 characters
 */
export const named = <T extends z.ZodMiniType>(label: string, schema: T, help?: string): T => {
  labels.add(schema, help === undefined ? { label } : { label, help });
  return schema;
};

/** Fields of the same group, by their path in it, which are filled from another. */
export type Fills = Readonly<Record<string, 'words' | 'page title' | 'summary' | 'name' | 'minutes'>>;

/** What the office's form fills in from a field. */
export const fills = z.registry<Fills>();

/**
 * Lets the office's form fill in other fields: with the words of this one, with a title for browsers, with their beginning, with a name in links made of
 * them, or with the minutes that reading them takes. What is filled in follows the words until the owner changes it; a name is filled in once, because links have it.
 */
export const filling = <T extends z.ZodMiniType>(others: Fills, schema: T): T => {
  fills.add(schema, others);
  return schema;
};

const nothingHidden = (kind: 'line' | 'text') =>
  z.refine<string>((value) => hiddenCharacter(value, kind) === undefined, {
    error: ({ input }) => hiddenCharacter(String(input), kind),
  });

/** @param missing says what to enter into an empty field */
const size = (min: number, max: number, missing = 'Please enter a text.') => [
  z.minLength(min, {
    error: min === 1 ? missing : `Please use at least ${min} characters.`,
    abort: true,
  }),
  z.maxLength(max, { error: `Please use at most ${max} characters.`, abort: true }),
];

/** One line of text. @param max the maximum number of characters */
export const line = (max: number, min = 1) =>
  z
    .string('Please enter a text.')
    .check(z.overwrite(tidySiteLine), ...size(min, max), z.normalize('NFC'), nothingHidden('line'))
    .register(fields, { kind: 'line', min, max });

/** One line in a fixed form, such as a phone number. @param max the maximum number of characters */
export const pattern = (max: number, form: RegExp, message: string) =>
  z
    .string(message)
    .check(z.overwrite(tidyLine), z.maxLength(max, { error: message, abort: true }), z.regex(form, message))
    .register(fields, { kind: 'line', min: 1, max, hasPattern: true });

const paragraphs = (kind: 'text' | 'markdown', max: number) =>
  z
    .string('Please enter a text.')
    .check(
      z.overwrite(kind === 'markdown' ? tidyMarkdown : tidySiteText),
      ...size(1, max),
      nothingHidden('text'),
      z.refine((value) => value.trim() !== '', 'Please enter a text.'),
    )
    .register(fields, { kind, min: 1, max });

/** A text of one or more lines. */
export const text = (max: number) => paragraphs('text', max);

/** A text in Markdown (CommonMark) without raw HTML. */
export const markdown = (max: number) => paragraphs('markdown', max);

const badAddress = 'Please enter an address such as /contact or https://….';

/** An address to go to: a path or fragment of this site, or a URL of another site, a mail address or a phone number. */
export const address = () =>
  z
    .string('Please enter an address.')
    .check(
      z.overwrite((value) => tidyAddress(value, emailPattern)),
      ...size(1, 500, 'Please enter an address.'),
      z.regex(/^(?:\/|#|https:\/\/|mailto:|tel:)[^\s\\<>"]*$/, { error: badAddress, abort: true }),
      z.refine((value) => !value.startsWith('/') || sitePath(value) !== undefined, badAddress),
    )
    .register(fields, { kind: 'address', min: 1, max: 500 });

/** A link with its words. */
export const link = () =>
  z
    .strictObject({
      label: named('Words of the link', line(80)),
      href: named(
        'Where it leads',
        address(),
        'A page of this site such as /contact, or an address such as https://….',
      ),
    })
    .register(fields, { kind: 'link' });
export type Link = z.output<ReturnType<typeof link>>;

/** A link, or a menu: several links under one name. */
export const linkOrMenu = () =>
  z
    .union(
      [
        link(),
        z.strictObject({
          label: named('Name of the menu', line(40)),
          links: named('Links in the menu', list(link(), 12, 1)),
        }),
      ],
      'Please enter a link or a menu.',
    )
    .register(fields, { kind: 'link or menu' });

/** Words with the spaces that keep words together where a text has them: nobody sees the difference. */
function spelledAsIn(text: string, words: string): string {
  const [inText, sought] = [text, words].map((each) => each.replaceAll(/[\u00A0\u202F]/g, ' '));
  const at = inText?.indexOf(sought ?? '') ?? -1;
  return at === -1 ? words : text.slice(at, at + words.length);
}

/** A heading, and the words in it that get the brush stroke. */
export const heading = (max = 80) =>
  z
    .strictObject({
      text: named('Heading', line(max)),
      keyWord: named(
        'Word with the brush stroke',
        line(max),
        'One or more words of the heading, spelled in the same way; some headings have no stroke.',
      ),
    })
    .check(
      z.overwrite((value) => ({ ...value, keyWord: spelledAsIn(value.text, value.keyWord) })),
      z.refine(({ text, keyWord }) => text.includes(keyWord), {
        error: 'The marked word must be a part of the heading.',
        path: ['keyWord'],
      }),
    )
    .register(fields, { kind: 'heading', min: 1, max });
export type Heading = z.output<ReturnType<typeof heading>>;

/** A text in parts: plain text or links. @param max the maximum number of characters of a part */
export const richText = (max: number) =>
  z
    .array(
      z.union(
        [z.string().check(z.overwrite(tidyPart), ...size(1, max), nothingHidden('text')), link()],
        // What is wrong in the words or in the link, and not that the part is neither.
        { error: ({ input, errors }) => errors[typeof input === 'string' ? 0 : 1]?.[0]?.message },
      ),
      'Please enter a text.',
    )
    .check(z.minLength(1, 'Please enter a text.'), z.maxLength(40, 'Please use at most 40 parts.'))
    .register(fields, { kind: 'rich text', min: 1, max });
export type RichText = readonly (string | Link)[];

const fileName = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const name = (kind: 'picture' | 'work', more: Pick<Field, 'describesWork'> = {}) =>
  z
    .string('Please choose a picture.')
    .check(z.maxLength(60, { abort: true }), z.regex(fileName, 'Please enter the name of a picture.'))
    .register(fields, { kind, max: 60, ...more });

/** The name of a picture in content/pictures. Whether it exists is checked with the whole content (server/site/content). */
export const picture = () => name('picture');

/** The name of a work: a picture with a document of type `work`, which holds its label and text alternative. */
export const workName = () => name('work');

/** The name of a work in an entry of a list whose words are about it. */
export const describedWork = () => name('work', { describesWork: true });

/** The id of a course. Whether it exists is checked with the whole content (server/site/content). */
export const courseId = () =>
  pattern(60, fileName, 'Please choose a course.').register(fields, { kind: 'course', max: 60 });

/** A whole number. */
export const number = (min: number, max: number) =>
  z
    .int('Please enter a whole number.')
    .check(z.minimum(min, `Please enter ${min} or more.`), z.maximum(max, `Please enter ${max} or less.`))
    .register(fields, { kind: 'number', min, max });

/** A number with decimals, such as a latitude. */
export const decimal = (min: number, max: number) =>
  z
    .number('Please enter a number.')
    .check(z.minimum(min, `Please enter ${min} or more.`), z.maximum(max, `Please enter ${max} or less.`))
    .register(fields, { kind: 'number', min, max });

/** One of several values. */
export const choice = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, `Please choose one of ${values.join(', ')}.`).register(fields, { kind: 'choice' });

/** An existing date, yyyy-mm-dd. */
export const day = () =>
  z.iso.date('Please enter a date such as 2026-11-28.').register(fields, { kind: 'day' });

/** A time of the day, hh:mm. */
export const time = () =>
  z
    .string()
    .check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Please enter a time such as 09:30.'))
    .register(fields, { kind: 'time' });

export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
export type Weekday = (typeof weekdays)[number];

export const weekday = () => choice(weekdays);

/** Yes or no. */
export const yesOrNo = () => z.boolean('Please choose yes or no.').register(fields, { kind: 'switch' });

/** A list of entries with the same schema. */
export const list = <T extends z.ZodMiniType>(entry: T, max: number, min = 0) =>
  z
    .array(entry, 'Please enter a list.')
    .check(
      z.minLength(min, `Please enter at least ${min} entries.`),
      z.maxLength(max, `Please enter at most ${max} entries.`),
    )
    .register(fields, { kind: 'list', min, max });

/**
 * Fields that belong together. Unknown fields are refused, so that a misspelled name is found.
 * @param main those that the office's form shows at once, if it fills in the others
 */
export const group = <T extends z.core.$ZodLooseShape>(shape: T, main?: readonly (keyof T & string)[]) =>
  z.strictObject(shape).register(fields, { kind: 'group', ...(main && { main }) });
