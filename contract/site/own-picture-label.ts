import * as z from 'zod/mini';
import { line, number, text } from './fields.ts';
import type { KeyedDocuments } from './documents.ts';

/** What an owner writes under a picture that is to hang at once: what is left empty is filled in (`completeLabel`). */
export const ownPictureLabel = z.object({
  title: line(80, 0),
  medium: line(120),
  maker: line(60),
  age: z.nullable(number(2, 120)),
  description: line(200, 0),
  /** What the picture shows, for those who cannot see it. */
  alt: z.union([z.literal(''), text(500)]),
});
export type OwnPictureLabel = z.output<typeof ownPictureLabel>;

/** A label as it is stored with its picture: what its owner wrote last, and whether that is published. */
export interface WrittenLabel {
  label: OwnPictureLabel;
  isPublished: boolean;
  /** The key of the gallery in which it is to hang, while it waits; null for none. */
  room?: string | null;
}

/** The title of a work that has none. */
export const untitled = 'Untitled';

/** The first letter large, as at the start of a sentence. */
const asStart = (words: string) => words.charAt(0).toLocaleUpperCase() + words.slice(1);

/** The texts of a work from a label that an owner has written in a hurry: a title, a sentence and a text alternative that are true of every picture. */
export function completeLabel({
  title,
  medium,
  maker,
  age,
  description,
  alt,
}: OwnPictureLabel): KeyedDocuments['work'] {
  const byWhom = `${asStart(medium.replace(/\.$/, ''))} by ${maker}${age === null ? '' : `, ${age}`}`;
  return {
    title: title || untitled,
    medium,
    maker,
    age,
    description: description || `${byWhom}.`.slice(0, 200),
    alt: alt || (title === '' ? byWhom : `${title}: ${byWhom}`),
  };
}
