import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { listQuery, listReply } from '../list.ts';
import { message } from '../text.ts';
import { author, changedDocument, documentNamePart, siteState } from './site-documents.ts';

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

export const restoreEdition = defineEndpoint({
  method: 'POST',
  path: '/admin/editions/{number}/restore',
  params: editionParams,
  query: z.object({ type: z.optional(documentNamePart), key: z.optional(documentNamePart) }),
  summary:
    'Publish the content of an earlier edition again, or one document as it was then, as a new edition; drafts stay. 409 if nothing differs',
  caller: 'admin',
  changes: true,
  body: null,
  success: 201,
  reply: z.object({ message, edition: z.number() }),
  failures: [400, 401, 403, 404, 409],
});
