import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { listReply } from '../list.ts';

/*
 * The documents of the site, which hold its words. The owner changes a draft; visitors see it when it is published with an edition
 * (docs/decisions/0035-words-changed-in-the-office.md). The bounds of their fields stand in contract/site/.
 */

export const noSuchDocument = 'There is no such document.';

/** The key of a document of a type of which a school has one. */
export const onlyKey = 'main';

export const documentNamePart = z
  .string(noSuchDocument)
  .check(z.maxLength(100, noSuchDocument), z.regex(/^[A-Za-z0-9][\w-]*$/, noSuchDocument));

/** Names a document: its type, such as 'faq' or 'room', and its key. */
export const documentName = { type: documentNamePart, key: documentNamePart };
export const documentParams = z.object(documentName);
export type DocumentName = z.output<typeof documentParams>;

/** Somebody of the office; `name` is null if the user was deleted. */
export const author = z.object({ name: z.nullable(z.string()) });

/** Who saved a draft last, and when. */
const draft = z.object({ by: author, at: z.iso.datetime() });

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

/** Changes of a document that are published by themselves at a time: of its fields, over what visitors see then. */
const scheduledChange = z.object({
  id: z.string(),
  publishAt: z.iso.datetime(),
  /** Who chose the time. */
  by: author,
  /** Why it was not published; null while its time is still to come. */
  failure: z.nullable(z.string()),
  /** Why it would not be published as things are now; null if nothing is in its way, or its time has passed. */
  obstacle: z.nullable(z.string()),
  changes: z.array(change),
});
export type ScheduledChange = z.output<typeof scheduledChange>;

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
  /** What is published by itself, the next first. */
  scheduled: z.array(scheduledChange),
  /** The first fields in which a search has found its words, by their places, with the words around them. */
  found: z.array(z.object({ path: z.string(), words: z.string() })),
});
export type DocumentItem = z.output<typeof documentItem>;

/** What visitors get now. While a publication is on its way, `served` is lower than `last`. */
export const siteState = z.object({
  last: z.number(),
  served: z.number(),
  /** The page with which the last edition could not be published; visitors see the edition before it. */
  failedPage: z.nullable(z.string()),
});
export type SiteState = z.output<typeof siteState>;

/** A document in the list of the office. */
const listedDocument = z.object({
  ...documentItem.shape,
  /** The address of the picture that networks show with its page; null for a page without one, and for what is no page. */
  card: z.nullable(z.string()),
  /** Who changed last what visitors see (null for a command on the server), and when; null while it is as every school begins. */
  published: z.nullable(z.object({ by: z.nullable(author), at: z.iso.datetime() })),
});
export type ListedDocument = z.output<typeof listedDocument>;

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
  reply: z.object({ ...listReply(listedDocument), site: siteState }),
  failures: [400, 401, 403],
});

/** A wrong field of a draft: its place in the document, such as 'items[2].question', and what is wrong. */
export const problem = z.object({ path: z.string(), message: z.string() });
export type DraftProblem = z.output<typeof problem>;

export const changedDocument = z.object({
  ...documentName,
  title: z.string(),
  changes: z.array(change),
});
export type ChangedDocument = z.output<typeof changedDocument>;

const data = z.record(z.string(), z.unknown());

export const documentState = z.object({
  ...documentItem.shape,
  /** The draft, or the published document if there is none. */
  data,
  /** What visitors see; null if the document is new. */
  published: z.nullable(data),
  /** Why the draft cannot be published yet. */
  problems: z.array(problem),
  /** Names this state, for If-Match: it changes with the draft and with what visitors see. */
  version: z.string(),
  /** Names what visitors see, for If-Match. */
  publishedVersion: z.string(),
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
