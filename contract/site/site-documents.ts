import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { listQuery, listReply } from '../list.ts';
import { message } from '../text.ts';

/*
 * The documents of the site, which hold its words. The owner changes a draft; visitors see it when it is published with an edition
 * (docs/design.md, section 7). The bounds of their fields stand in contract/site/.
 */

export const noSuchDocument = 'There is no such document.';

/** The key of a document of a type of which a school has one. */
export const onlyKey = 'main';

const name = z
  .string(noSuchDocument)
  .check(z.maxLength(100, noSuchDocument), z.regex(/^[A-Za-z0-9][\w-]*$/, noSuchDocument));

/** Names a document: its type, such as 'faq' or 'room', and its key. */
const documentName = { type: name, key: name };
const documentParams = z.object(documentName);
export type DocumentName = z.output<typeof documentParams>;

/** Somebody of the office; `name` is null if the user was deleted. */
const author = z.object({ name: z.nullable(z.string()) });

/** Who saved a draft last, and when. */
const draft = z.object({
  by: author,
  at: z.iso.datetime(),
  /** When it is published by itself. */
  publishAt: z.nullable(z.iso.datetime()),
  /** Why its scheduled publication did not happen, until the draft is changed or scheduled again. */
  failure: z.nullable(z.string()),
});

/** As many fields of one document as the list of a search can show. */
export const maxFound = 5;

const documentItem = z.object({
  ...documentName,
  /** In words of the school, such as 'Questions and answers'. */
  title: z.string(),
  /** The page that shows the document first; null if several do. */
  path: z.nullable(z.string()),
  /** What visitors see: the document as it is, the document without the changes of its draft, or nothing yet. */
  state: z.enum(['published', 'changed', 'new']),
  draft: z.nullable(draft),
  /** The first fields in which a search has found its words, by their places, with the words around them. */
  found: z.array(z.object({ path: z.string(), words: z.string() })),
});
export type DocumentItem = z.output<typeof documentItem>;

/** What visitors get now. While a publication is on its way, `served` is lower than `last`. */
const siteState = z.object({
  last: z.number(),
  served: z.number(),
  /** The page with which the last edition could not be published; visitors see the edition before it. */
  failedPage: z.nullable(z.string()),
});
export type SiteState = z.output<typeof siteState>;

const badSearch = 'Please search for at most 200 characters.';

export const listDocuments = defineEndpoint({
  method: 'GET',
  path: '/admin/documents',
  query: z.object({
    /** Words as visitors read them, or with their placeholders. */
    q: z.optional(z.string(badSearch).check(z.maxLength(200, badSearch))),
  }),
  summary:
    'All documents of the site with their drafts, or those with the words of a search; there is only one page',
  caller: 'admin',
  changes: false,
  body: null,
  success: 200,
  reply: z.object({ ...listReply(documentItem), site: siteState }),
  failures: [400, 401, 403],
});

/** A wrong field of a draft: its place in the document, such as 'items[2].question', and what is wrong. */
const problem = z.object({ path: z.string(), message: z.string() });
export type DraftProblem = z.output<typeof problem>;

/** A field that differs, and its words. */
const change = z.object({
  /** Its place in the document, such as 'items[2].question'. */
  path: z.string(),
  /** What the form calls it, with the groups around it: 'Questions 3: Question'. */
  label: z.string(),
  /** Null for what was not there, or is gone. */
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
});
export type Change = z.output<typeof change>;

const changedDocument = z.object({
  ...documentName,
  title: z.string(),
  changes: z.array(change),
});
export type ChangedDocument = z.output<typeof changedDocument>;

/** A field that may be published although it looks wrong. */
const warning = z.object({ ...documentName, title: z.string(), ...problem.shape });
export type ContentWarning = z.output<typeof warning>;

export const listChanges = defineEndpoint({
  method: 'GET',
  path: '/admin/changes',
  query: z.object({ type: z.optional(name), key: z.optional(name) }),
  summary:
    'What publishing all drafts without a scheduled publication changes, or the draft of one document: fields, pages, and what looks wrong. There is only one page',
  caller: 'admin',
  changes: false,
  body: null,
  success: 200,
  reply: z.object({
    /** `version` names the draft as it is shown here. */
    ...listReply(z.object({ ...changedDocument.shape, problems: z.array(problem), version: z.string() })),
    /** The paths of the pages that change with the drafts that are right. */
    pages: z.array(z.string()),
    warnings: z.array(warning),
  }),
  failures: [400, 401, 403, 404],
});

const data = z.record(z.string(), z.unknown());

const documentState = z.object({
  ...documentItem.shape,
  /** The draft, or the published document if there is none. */
  data,
  /** What visitors see; null if the document is new. */
  published: z.nullable(data),
  /** Why the draft cannot be published yet. */
  problems: z.array(problem),
  /** Names this state, for If-Match. */
  version: z.string(),
});

/** The version of a document that does not exist yet. */
export const newVersion = 'new';
export type DocumentState = z.output<typeof documentState>;

export const getDocument = defineEndpoint({
  method: 'GET',
  path: '/admin/documents/{type}/{key}',
  params: documentParams,
  summary: 'One document: its draft and what visitors see',
  caller: 'admin',
  changes: false,
  body: null,
  success: 200,
  reply: documentState,
  failures: [401, 403, 404],
});

export const saveDraft = defineEndpoint({
  method: 'PUT',
  path: '/admin/documents/{type}/{key}',
  params: documentParams,
  summary:
    'Save the draft of a document, also with wrong fields, which `problems` names. Visitors do not see it',
  caller: 'admin',
  changes: true,
  // Sixty reviews in an Indian script, as long as the form allows, are 100 kB.
  maxBodyBytes: 512 * 1024,
  body: z.object({ data: z.record(z.string(), z.unknown(), 'Please send the fields of the document.') }),
  success: 200,
  reply: z.object({ message, ...documentState.shape }),
  failures: [400, 401, 403, 404, 412, 428],
});

export const deleteDraft = defineEndpoint({
  method: 'DELETE',
  path: '/admin/documents/{type}/{key}/draft',
  params: documentParams,
  summary: 'Delete the draft of a document; what visitors see stays',
  caller: 'admin',
  changes: true,
  body: null,
  success: 200,
  reply: z.object({ message }),
  failures: [401, 403, 404, 412, 428],
});

export const deleteDocument = defineEndpoint({
  method: 'DELETE',
  path: '/admin/documents/{type}/{key}',
  params: documentParams,
  summary:
    'Publish the site without a document of which a school has several, such as an article. 400 while others name it; its edition can be taken back',
  caller: 'admin',
  changes: true,
  body: null,
  success: 200,
  reply: z.object({ message, edition: z.number() }),
  failures: [400, 401, 403, 404, 412, 428],
});

/** As many documents as one publication can name. */
const maxItems = 500;

/** A publication can be scheduled for this many days ahead. */
export const maxScheduleDays = 366;
export const badPublishAt = 'Please choose a time that is still to come, within a year.';

export const publish = defineEndpoint({
  method: 'POST',
  path: '/admin/publish',
  summary:
    'Publish the drafts of the named documents as one edition, or all drafts without a scheduled publication; with `at` later and by itself. 400 names each wrong field; 409 if nothing is changed, or a draft is not the named version',
  caller: 'admin',
  changes: true,
  body: z.object({
    documents: z.optional(
      z
        .array(
          z.object({
            ...documentName,
            /** The draft must be as it was then. */
            version: z.optional(z.string(noSuchDocument).check(z.maxLength(60, noSuchDocument))),
          }),
          'Please choose documents.',
        )
        // A refinement, because a text has a length too, and is wrong already.
        .check(z.refine(({ length }) => length > 0 && length <= maxItems, 'Please choose documents.'))
        .register(z.globalRegistry, { maxItems }),
    ),
    /** When the drafts are published, as they are then. */
    at: z.optional(
      z
        .string(badPublishAt)
        .check(z.maxLength(30, { error: badPublishAt, abort: true }), z.iso.datetime(badPublishAt)),
    ),
  }),
  success: 201,
  /** `edition` is null for a publication that is scheduled. */
  reply: z.object({ message, edition: z.nullable(z.number()) }),
  failures: [400, 401, 403, 404, 409],
});

export const cancelPublication = defineEndpoint({
  method: 'DELETE',
  path: '/admin/documents/{type}/{key}/publication',
  params: documentParams,
  summary: 'Cancel the scheduled publication of a document; its draft stays. 404 if there is none',
  caller: 'admin',
  changes: true,
  body: null,
  success: 200,
  reply: z.object({ message }),
  failures: [401, 403, 404],
});

const edition = z.object({
  number: z.number(),
  publishedAt: z.iso.datetime(),
  /** Null for a command on the server. */
  by: z.nullable(author),
  /** The titles of what it changed. */
  changed: z.array(z.string()),
});
export type EditionItem = z.output<typeof edition>;

export const listEditions = defineEndpoint({
  method: 'GET',
  path: '/admin/editions',
  query: listQuery,
  summary: 'One page of the editions of the site, the latest first',
  caller: 'admin',
  changes: false,
  body: null,
  success: 200,
  reply: z.object({ ...listReply(edition), site: siteState }),
  failures: [400, 401, 403],
});

export const noSuchEdition = 'There is no such edition.';

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

export const restoreEdition = defineEndpoint({
  method: 'POST',
  path: '/admin/editions/{number}/restore',
  params: editionParams,
  query: z.object({ type: z.optional(name), key: z.optional(name) }),
  summary:
    'Publish the content of an earlier edition again, or one document as it was then, as a new edition; drafts stay. 409 if nothing differs',
  caller: 'admin',
  changes: true,
  body: null,
  success: 201,
  reply: z.object({ message, edition: z.number() }),
  failures: [400, 401, 403, 404, 409],
});
