import type { CourseRecord } from './course-record.ts';
import type { DocumentType, Documents, KeyedDocuments, KeyedType } from './documents.ts';
import type { PostBlock } from './post-block.ts';

/** A picture with the sizes of its files: /pictures/NAME-WIDTH-HASH.avif and NAME-640-HASH.jpg. */
export interface Picture {
  name: string;
  hash: string;
  /** Size of the cropped work, for the aspect ratio. */
  width: number;
  height: number;
  /** The main colour, shown until the picture has loaded. */
  colour: `#${string}`;
  /** The point that stays visible when a layout crops, as fractions (for object-position). */
  focus: [x: number, y: number];
  /** The widths of the AVIF files, smallest first. */
  widths: number[];
}

/** A work with its picture and all texts (docs/specification.md, section 3, gallery item). */
export type Work = KeyedDocuments['work'] & {
  name: string;
  picture: Picture;
  /** A tiny blurred version of the picture as a data URI; only for pages that show the work large. */
  placeholder?: string;
};

/** A picture with its text alternative. */
export type Illustration = Pick<Work, 'picture' | 'alt'>;

/** A work with its label but without description, for pages that do not show the description. */
export type LabelledWork = Omit<Work, 'description' | 'additionalText'>;

/** One block of a post, with the work of a figure. */
export type ShownPostBlock = PostBlock<LabelledWork>;

/** A course that visitors see. */
export type OfferedCourse = Omit<CourseRecord, 'hidden'>;

/**
 * The published content as one page reads it. What a page reads is recorded, field by field, so that a change renders only
 * the pages that read the changed fields: a loader should take only the fields that its page shows.
 */
export interface Content {
  /** The time zone of the school, such as Asia/Kolkata. */
  timeZone(): string;
  /** The document of a type. */
  document<T extends DocumentType>(type: T): Readonly<Documents[T]>;
  /** The document of a type with this key; undefined if there is none. */
  entry<T extends KeyedType>(type: T, key: string): Readonly<KeyedDocuments[T]> | undefined;
  /** All documents of a type with their keys, in the order of the content. */
  entries<T extends KeyedType>(
    type: T,
  ): readonly (readonly [key: string, data: Readonly<KeyedDocuments[T]>])[];
  /** The courses that are not hidden, in display order. */
  courses(): readonly Readonly<OfferedCourse>[];
  /** Only the picture, for places where the text beside it describes it. @throws Error when there is no such picture */
  picture(name: string): Picture;
  /** A work with all texts. @throws Error when there is no such work */
  work(name: string): Work;
  /** A work without the texts that only the work's room shows, to keep the page small. */
  labelled(name: string): LabelledWork;
  illustration(name: string): Illustration;
  /** Works for a page that shows them large, with a placeholder while they load. */
  wall(names: readonly string[]): Work[];
  /** The blocks of a post's text in Markdown. @throws Error when it contains what a post cannot show */
  blocks(markdown: string): ShownPostBlock[];
}
