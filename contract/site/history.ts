import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { listQuery, listReply } from '../list.ts';
import { message } from '../text.ts';
import { wholeNumber } from '../url-values.ts';
import { author, changedDocument, documentNamePart, problem, siteState } from './site-documents.ts';

const edition = z.object({
  number: z.number(),
  publishedAt: z.iso.datetime(),
  /** Null for a command on the server. */
  by: z.nullable(author),
  /** The titles of what it changed. */
  changed: z.array(z.string()),
  /** Whether it took the document away of which the history is asked. */
  removed: z.boolean(),
});
export type EditionItem = z.output<typeof edition>;

/** The document that is meant; without a type, the whole site. */
const ofDocument = { type: z.optional(documentNamePart), key: z.optional(documentNamePart) };

export const listEditions = defineEndpoint({
  method: 'GET',
  path: '/admin/editions',
  query: z.object({ ...listQuery.shape, ...ofDocument }),
  summary: 'One page of the editions of the site, or of those that changed a document, the latest first',
  caller: 'admin',
  changes: false,
  body: null,
  success: 200,
  reply: z.object({
    ...listReply(edition),
    site: siteState,
    /** Whether edition 0, with which every school begins, has the document. */
    isInFirst: z.boolean(),
  }),
  failures: [400, 401, 403, 404],
});

export const noSuchEdition = 'There is no such version.';

/** The number of an edition; 0 is the content that every school begins with. */
const editionNumber = z.codec(
  z.string(noSuchEdition).check(z.maxLength(9, noSuchEdition), z.regex(/^(?:0|[1-9][0-9]*)$/, noSuchEdition)),
  z.int(noSuchEdition).check(z.minimum(0, noSuchEdition)),
  { decode: Number, encode: String },
);

const editionParams = z.object({ number: editionNumber });

export const getEdition = defineEndpoint({
  method: 'GET',
  path: '/admin/editions/{number}',
  params: editionParams,
  summary: 'What an edition changed, field by field',
  caller: 'admin',
  changes: false,
  body: null,
  success: 200,
  reply: z.object({ number: z.number(), changed: z.array(changedDocument) }),
  failures: [401, 403, 404],
});

export const compareEdition = defineEndpoint({
  method: 'GET',
  path: '/admin/editions/{number}/changes',
  params: editionParams,
  query: z.object(ofDocument),
  summary:
    'What changes when the content of an earlier edition is published again, or one document as it was then; and what keeps it from being published',
  caller: 'admin',
  changes: false,
  body: null,
  success: 200,
  reply: z.object({
    /** The edition over which this is compared, for the `over` of a publication. */
    over: z.number(),
    changed: z.array(changedDocument),
    /** Which pictures stay out, because visitors may not see them today: a sentence for each reason. */
    leftOut: z.array(z.string()),
    /** Why these words cannot be published now. */
    problems: z.array(problem),
  }),
  failures: [400, 401, 403, 404],
});

export const restoreEdition = defineEndpoint({
  method: 'POST',
  path: '/admin/editions/{number}/restore',
  params: editionParams,
  query: z.object({
    ...ofDocument,
    /** The edition over which its words were compared. */
    over: z.optional(wholeNumber(999_999_999, noSuchEdition)),
  }),
  summary:
    'Publish the content of an earlier edition again, or one document as it was then, as a new edition; drafts stay. Fields that the edition does not know keep their words. 409 if nothing differs, or if these words have changed since the edition that `over` names',
  caller: 'admin',
  changes: true,
  body: null,
  success: 201,
  reply: z.object({
    message,
    edition: z.number(),
    /** What is not as it was: pictures that stay out, and changes that were to be published later and stop. A sentence each. */
    notes: z.array(z.string()),
  }),
  failures: [400, 401, 403, 404, 409],
});
