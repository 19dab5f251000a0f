import { createContext, use } from 'react';
import type { FieldPath } from '#contract/site/field-path.ts';
import type { DocumentState } from '#contract/site/site-documents.ts';

/** A value that a field can have, with its words. */
export interface Option {
  value: string;
  words: string;
  /** The address of a small picture of it. */
  thumbnail?: string;
}

/** What every field of a form needs. */
export interface Editor {
  /** The whole document, as it is typed. */
  data: DocumentState['data'];
  /** Replaces the value of a field. */
  change: (path: FieldPath, value: unknown) => void;
  /** Another number when other words have come in than were typed here. */
  generation: number;
  /** The works, pictures, courses and galleries that a field can name. */
  options: Readonly<Record<'work' | 'picture' | 'course' | 'gallery', readonly Option[]>>;
}

export const EditorContext = createContext<Editor>({
  data: {},
  change() {},
  generation: 0,
  options: { work: [], picture: [], course: [], gallery: [] },
});

export const useEditor = (): Editor => use(EditorContext);
