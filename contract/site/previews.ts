import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { listReply } from '../list.ts';
import { message } from '../text.ts';

/*
 * Previews: any page of the site with the drafts in the place of what is published, at its own address with a token in the query
 * (docs/decisions/0035-words-changed-in-the-office.md).
 */

/** The parameter of a page's address that has the token of a preview. */
export const previewParameter = 'preview';

/** The parameter of such an address that has a day, yyyy-mm-dd: then the page is shown as it will be at the end of that day, without drafts. */
export const previewDayParameter = 'day';

/** As many links as a school can have shared at once. */
export const maxSharedPreviews = 20;

/** A link for somebody else. Its token is known only to who has it. */
const preview = z.object({
  id: z.string(),
  /** Who made it; null if the user was deleted. */
  by: z.object({ name: z.nullable(z.string()) }),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type Preview = z.output<typeof preview>;

export const listPreviews = defineEndpoint({
  method: 'GET',
  path: '/admin/previews',
  summary: 'The shared links to words that are not published, the latest first; there is only one page',
  caller: 'admin',
  changes: false,
  body: null,
  success: 200,
  reply: z.object(listReply(preview)),
  failures: [401, 403],
});

export const addPreview = defineEndpoint({
  method: 'POST',
  path: '/admin/previews',
  summary:
    'Make a preview: for the own browser for twelve hours, or a link for somebody else for a week. The token is told only now',
  caller: 'admin',
  changes: true,
  countsOnce: true,
  body: z.object({ isShared: z.boolean('Please say whether the link is for somebody else.') }),
  success: 201,
  reply: z.object({ message, id: z.string(), token: z.string(), expiresAt: z.iso.datetime() }),
  failures: [400, 401, 403, 409],
});

const noSuchPreview = 'There is no such link.';

export const deletePreview = defineEndpoint({
  method: 'DELETE',
  path: '/admin/previews/{id}',
  params: z.object({ id: z.uuid(noSuchPreview).check(z.maxLength(36, noSuchPreview)) }),
  summary: 'Withdraw a link: it shows nothing from now on',
  caller: 'admin',
  changes: true,
  body: null,
  success: 200,
  reply: z.object({ message }),
  failures: [401, 403, 404],
});
