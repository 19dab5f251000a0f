import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { listReply } from '../list.ts';
import { message } from '../text.ts';
import { fieldsOfDocument, maxDocumentBytes } from './draft.ts';
import {
  changedDocument,
  documentName,
  documentNamePart,
  documentParams,
  noSuchDocument,
  problem,
} from './site-documents.ts';

/** A field that may be published although it looks wrong. */
const warning = z.object({ ...documentName, title: z.string(), ...problem.shape });
export type ContentWarning = z.output<typeof warning>;

export const listChanges = defineEndpoint({
  method: 'GET',
  path: '/admin/changes',
  query: z.object({ type: z.optional(documentNamePart), key: z.optional(documentNamePart) }),
  summary:
    'What publishing all drafts changes, or the draft of one document: fields, pages, and what looks wrong. There is only one page',
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
    /** The day from which visitors see all of it, yyyy-mm-dd, when an article is dated later; null for at once. */
    visibleFrom: z.nullable(z.iso.date()),
  }),
  failures: [400, 401, 403, 404],
});

/** As many documents as one publication can name. */
const maxItems = 500;

/** A publication can be scheduled for this many days ahead. */
export const maxScheduleDays = 366;
/** A school has a few; each is looked at whenever the office shows a document. */
export const maxScheduledChanges = 100;
export const badPublishAt = 'Please choose a time that is still to come, within a year.';

export const publish = defineEndpoint({
  method: 'POST',
  path: '/admin/publish',
  summary:
    'Publish the drafts of the named documents as one edition; with `at` their changes later and by themselves, over what visitors see then. 400 names each wrong field; 409 if nothing is changed, a draft is not the named version, or a field is scheduled to change already',
  caller: 'admin',
  changes: true,
  body: z.object({
    documents: z
      .array(
        z.object({
          ...documentName,
          /** Draft and published words must be as they were then: nobody publishes what they have not seen. */
          version: z.string(noSuchDocument).check(z.maxLength(80, noSuchDocument)),
        }),
        'Please choose documents.',
      )
      // A refinement, because a text has a length too, and is wrong already.
      .check(z.refine(({ length }) => length > 0 && length <= maxItems, 'Please choose documents.'))
      .register(z.globalRegistry, { maxItems }),
    /** When the changes are published. */
    at: z.optional(
      z
        .string(badPublishAt)
        .check(z.maxLength(30, { error: badPublishAt, abort: true }), z.iso.datetime(badPublishAt)),
    ),
  }),
  success: 201,
  reply: z.object({
    message,
    /** Null for a publication that is scheduled. */
    edition: z.nullable(z.number()),
    /** The day from which visitors see all of it, yyyy-mm-dd, when an article is dated later than it is published; null otherwise. */
    visibleFrom: z.nullable(z.iso.date()),
  }),
  failures: [400, 401, 403, 404, 409],
});

export const publishChange = defineEndpoint({
  method: 'PUT',
  path: '/admin/documents/{type}/{key}/published',
  params: documentParams,
  summary:
    'Publish a change of what visitors see at once, such as a price; If-Match names what they see. Drafts and scheduled changes stay',
  caller: 'admin',
  changes: true,
  maxBodyBytes: maxDocumentBytes,
  body: fieldsOfDocument,
  success: 201,
  /** `stopped` says what is not published by itself any more because of it. */
  reply: z.object({ message, edition: z.number(), stopped: z.nullable(z.string()) }),
  failures: [400, 401, 403, 404, 409, 412, 428],
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

export const noSuchScheduledChange = 'This is not scheduled any more.';

export const cancelScheduledChange = defineEndpoint({
  method: 'DELETE',
  path: '/admin/scheduled-changes/{id}',
  params: z.object({ id: z.uuid(noSuchScheduledChange).check(z.maxLength(36, noSuchScheduledChange)) }),
  summary:
    'Do not publish scheduled changes of a document by themselves: they are a draft again. 409 while another draft changes the same fields',
  caller: 'admin',
  changes: true,
  body: null,
  success: 200,
  reply: z.object({ message }),
  failures: [401, 403, 404, 409],
});
