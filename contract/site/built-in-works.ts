import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { message } from '../text.ts';
import { documentName } from './site-documents.ts';

/*
 * The artworks that come with the site, which a school takes off its walls to begin with its own (docs/decisions/0037-pictures-of-the-owner.md). A wall is
 * a list of artworks that may be empty; a picture that a page needs is not on one.
 */

const noSuchVersion = 'There is no such draft.';
const version = z.string(noSuchVersion).check(z.maxLength(60, noSuchVersion));

/** As many documents as a school has rooms and pages, and more. */
const maxDocuments = 200;

/** The draft of a document without built-in artworks, and the draft that was there before it. */
const takenDown = z.object({
  ...documentName,
  /** Null where visitors see the document like this already. */
  version: z.nullable(version),
  /** Null where there was none. */
  earlier: z.nullable(version),
});
export type TakenDown = z.output<typeof takenDown>;

export const getBuiltInWorks = defineEndpoint({
  method: 'GET',
  path: '/admin/built-in-works',
  summary: 'How many of the artworks that come with the site hang on its walls',
  caller: 'admin',
  changes: false,
  body: null,
  success: 200,
  reply: z.object({
    /** On the walls that visitors see. */
    onSite: z.number(),
    /** On the walls with what is not published yet. */
    inDrafts: z.number(),
    /** The titles of the documents with these walls. */
    places: z.array(z.string()),
  }),
  failures: [401, 403],
});

export const takeDownBuiltInWorks = defineEndpoint({
  method: 'POST',
  path: '/admin/built-in-works/take-down',
  summary:
    'Take all artworks that come with the site off its walls, as drafts: visitors see no change until they are published. Drafts that are there are kept, without these artworks',
  caller: 'admin',
  changes: true,
  countsOnce: true,
  body: null,
  success: 200,
  /** With the documents, it is undone. */
  reply: z.object({ message, documents: z.array(takenDown) }),
  failures: [401, 403],
});

const chooseDocuments = `Please send 1 to ${maxDocuments} documents.`;

export const putBackBuiltInWorks = defineEndpoint({
  method: 'POST',
  path: '/admin/built-in-works/put-back',
  summary:
    'Undo that: the drafts are again as they were. What was changed or published since stays, and is named; 409 when all of it was',
  caller: 'admin',
  changes: true,
  body: z.object({
    documents: z
      .array(takenDown, chooseDocuments)
      .check(z.refine(({ length }) => length > 0 && length <= maxDocuments, chooseDocuments))
      .register(z.globalRegistry, { maxItems: maxDocuments }),
  }),
  success: 200,
  reply: z.object({ message }),
  failures: [400, 401, 403, 404, 409],
});
