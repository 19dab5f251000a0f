import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { listReply } from '../list.ts';
import { line, message, paragraphs } from '../text.ts';
import { idParam } from '../url-values.ts';

/** A text that the office often sends. The inbox fills in its fields, such as {child}. */
const savedReply = z.object({ _id: z.string(), name: z.string(), text: z.string() });
export type SavedReply = z.output<typeof savedReply>;

/** The fields of a saved reply, without their brackets. */
export const savedReplyFields = ['name', 'child', 'course'] as const;

export const maxSavedReplies = 100;

/** The name and the text of a saved reply. */
export const savedReplyText = z.object({
  name: line(60, 'Please enter a name.'),
  text: paragraphs(4000, 'Please write a few words.'),
});

export const listSavedReplies = defineEndpoint({
  method: 'GET',
  path: '/admin/saved-replies',
  summary: 'The saved replies by name; there is only one page',
  caller: 'office',
  changes: false,
  body: null,
  success: 200,
  reply: z.object(listReply(savedReply)),
  failures: [401, 403],
});

export const addSavedReply = defineEndpoint({
  method: 'POST',
  path: '/admin/saved-replies',
  summary: `Save a reply under a name; one with this name is replaced by an owner. 409 for a teacher if its text differs, and if there are ${maxSavedReplies}`,
  caller: 'office',
  changes: true,
  countsOnce: true,
  body: savedReplyText,
  success: 201,
  reply: z.object({ message, data: savedReply }),
  failures: [400, 401, 403, 409],
});

export const deleteSavedReply = defineEndpoint({
  method: 'DELETE',
  path: '/admin/saved-replies/{id}',
  params: idParam('There is no such saved reply.'),
  summary: 'Delete a saved reply',
  caller: 'admin',
  changes: true,
  body: null,
  success: 200,
  reply: z.object({ message }),
  failures: [401, 403, 404],
});
