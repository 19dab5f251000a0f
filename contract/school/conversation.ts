import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { listQuery, listReply } from '../list.ts';
import { mailStates } from './mail-state.ts';
import {
  conversationFields,
  conversationKind,
  conversationStatus,
  entryKinds,
  noSuchConversation,
  wordsOfConversation,
} from './own-conversation.ts';
import { trialRequest } from './trial.ts';
import { flag, idParam } from '../url-values.ts';

/*
 * The office's calls. What it shares with the family's is in own-conversation.ts, because the profile loads only that.
 */

/** Seconds in which a reply can be taken back: its mail leaves after them. */
export const undoSeconds = 10;

const unreadable = { error: 'Please load the page again.', abort: true };
const rowId = z.string(unreadable).check(z.maxLength(64, unreadable), z.regex(/^[\w-]+$/, unreadable));

const person = z.object({ _id: z.string(), name: z.string() });

/** A conversation in the list of the office. */
export const conversationItem = z.object({
  ...conversationFields,
  /** The start of the last words. */
  excerpt: z.string(),
  personEmail: z.string(),
  personPhone: z.string(),
  /** Who of the office answers it; null for nobody in particular, or somebody who has left. */
  assignee: z.nullable(person),
  /**
   * Whether a mail to the person was refused: it is tried again, or it is not and nobody has marked it as done. Null when all have left or wait.
   */
  mailProblem: z.nullable(z.enum(['retrying', 'failed'])),
  /** Whether the form's hidden field was filled in, as robots do. */
  maybeSpam: z.boolean(),
  /** The ETag is this number in quotation marks. */
  version: z.int(),
});
export type ConversationItem = z.output<typeof conversationItem>;

const entry = z.object({
  _id: z.string(),
  kind: z.enum(entryKinds),
  text: z.string(),
  at: z.string(),
  /** Who wrote it: the person, or somebody of the office. Null for events and deleted users. */
  author: z.nullable(z.string()),
  /** Until when a reply can be taken back; null when its mail has left, and for everything else. */
  undoUntil: z.nullable(z.string()),
  /** The mail of a reply; null for everything else, and for mails that are no longer kept. */
  mail: z.nullable(
    z.object({
      _id: z.string(),
      state: z.enum(mailStates),
      reason: z.nullable(z.string()),
      /** Whether the office has marked a failed mail as done. */
      isSettled: z.boolean(),
    }),
  ),
});
export type ConversationEntry = z.output<typeof entry>;

const conversation = z.object({
  ...conversationItem.shape,
  /** Everything said, the oldest first. */
  entries: z.array(entry),
  userId: z.nullable(z.string()),
  /** Whether a code has proven that the email of the user is theirs; null without a user. */
  isProven: z.nullable(z.boolean()),
  applicationId: z.nullable(z.string()),
  trialId: z.nullable(z.string()),
  /** The conversations of the same person before and after this one, if they are still there. */
  previousId: z.nullable(z.string()),
  nextId: z.nullable(z.string()),
  /** Who works in the office, to be chosen as assignee. */
  people: z.array(person),
});
export type Conversation = z.output<typeof conversation>;

export const maxConversationSearch = 100;
const searchMessage = `Please search for at most ${maxConversationSearch} characters.`;

export const listConversations = defineEndpoint({
  method: 'GET',
  path: '/admin/conversations',
  query: z.extend(listQuery, {
    status: z.optional(conversationStatus),
    kind: z.optional(conversationKind),
    /** The id of a course. */
    course: z.optional(rowId),
    /** The id of a user, `me`, or `none`. */
    assignee: z.optional(rowId),
    overdue: z.optional(flag),
    /** Words that begin like this: of names, emails, phone numbers, and of everything that was said. */
    q: z.optional(z.string(searchMessage).check(z.maxLength(maxConversationSearch, searchMessage))),
  }),
  summary:
    'One page of the conversations: those that wait for an answer first, by the time left, then the latest',
  caller: 'office',
  changes: false,
  body: null,
  success: 200,
  reply: z.object(listReply(conversationItem)),
  failures: [400, 401, 403],
});

export const getConversation = defineEndpoint({
  method: 'GET',
  path: '/admin/conversations/{id}',
  params: idParam(noSuchConversation),
  summary: 'One conversation with everything said in it, and its ETag',
  caller: 'office',
  changes: false,
  body: null,
  success: 200,
  reply: conversation,
  failures: [401, 403, 404],
});

export const replyToPerson = defineEndpoint({
  method: 'POST',
  path: '/admin/conversations/{id}/replies',
  params: idParam(noSuchConversation),
  summary: `Answer by mail, which leaves after ${undoSeconds} seconds and can be taken back until then. 409 if the person left no email`,
  caller: 'office',
  changes: true,
  countsOnce: true,
  body: z.object({ text: wordsOfConversation }),
  success: 201,
  reply: conversation,
  failures: [400, 401, 403, 404, 409, 412, 428, 429],
});

export const undoReply = defineEndpoint({
  method: 'DELETE',
  path: '/admin/conversations/{id}/replies/{entryId}',
  params: z.object({
    ...idParam(noSuchConversation).shape,
    entryId: idParam('There is no such reply.').shape.id,
  }),
  summary: 'Take back a reply that has not left yet; the clock goes on as before. 409 if it has left',
  caller: 'office',
  changes: true,
  body: null,
  success: 200,
  reply: conversation,
  failures: [401, 403, 404, 409],
});

export const addNote = defineEndpoint({
  method: 'POST',
  path: '/admin/conversations/{id}/notes',
  params: idParam(noSuchConversation),
  summary: 'Add a note for the office; it is part of the data that the person can export',
  caller: 'office',
  changes: true,
  countsOnce: true,
  body: z.object({ text: wordsOfConversation }),
  success: 201,
  reply: conversation,
  failures: [400, 401, 403, 404],
});

export const changeConversation = defineEndpoint({
  method: 'PATCH',
  path: '/admin/conversations/{id}',
  params: idParam(noSuchConversation),
  summary:
    'Change the status, or the assignee: a user of the office, `me`, or null. A closed conversation needs no answer',
  caller: 'office',
  changes: true,
  body: z.object({ status: z.optional(conversationStatus), assignee: z.optional(z.nullable(rowId)) }).check(
    z.refine((body) => body.status !== undefined || body.assignee !== undefined, {
      error: 'Please choose what to change.',
      path: ['status'],
    }),
  ),
  success: 200,
  reply: conversation,
  failures: [400, 401, 403, 404, 412, 428],
});

/** What a trial class needs besides what a conversation knows of the person. */
export const trialOfConversation = z.pick(z.object(trialRequest.shape), {
  course: true,
  childAge: true,
  day: true,
});

export const makeTrial = defineEndpoint({
  method: 'POST',
  path: '/admin/conversations/{id}/trial',
  params: idParam(noSuchConversation),
  summary:
    'Make a trial class to be agreed out of a conversation, with the name, phone number and email of its person. Once: a conversation that has one keeps it',
  caller: 'office',
  changes: true,
  body: trialOfConversation,
  success: 200,
  reply: conversation,
  failures: [400, 401, 403, 404, 409],
});
