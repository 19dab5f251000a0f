import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { listQuery, listReply } from './list.ts';
import { line, message, paragraphs } from './text.ts';
import { flag, idParam } from './url-values.ts';

/** What a conversation began with. */
export const conversationKinds = ['message', 'trial', 'doubt', 'application'] as const;
const kind = z.enum(conversationKinds);
export type ConversationKind = z.output<typeof kind>;

/** `waiting` means that the school has answered and waits for the person. */
export const conversationStatuses = ['open', 'waiting', 'closed'] as const;
const status = z.enum(conversationStatuses, { error: 'Please choose open, waiting or closed.' });
export type ConversationStatus = z.output<typeof status>;

/** A word of the person, a reply of the school, a note of the office, or something that happened. */
export const entryKinds = ['in', 'out', 'note', 'event'] as const;
export type EntryKind = (typeof entryKinds)[number];

/** The message of the 404 for a conversation that does not exist, or is somebody else's. */
export const noSuchConversation = 'There is no such conversation.';

/** Seconds in which a reply can be undone: it is sent after them. */
export const undoSeconds = 10;

/** The number at which the counts of the inbox stop, so that they read no more rows than a page. */
export const maxCount = 100;

export const maxReplyLength = 4000;
const replyText = paragraphs(maxReplyLength, 'Please write a few words.');

const unreadable = { error: 'Please load the page again.', abort: true };
const moment = z.iso.datetime(unreadable).check(z.maxLength(30, unreadable));
const accountId = z
  .string(unreadable)
  .check(z.maxLength(64, unreadable), z.regex(/^[\w-]+$/, 'Please load the page again.'));

const course = z.nullable(z.object({ id: z.string(), name: z.string() }));

/** The fields that the office and the person both see. Times are ISO 8601 in UTC. */
const sharedFields = {
  _id: z.string(),
  kind,
  status,
  /** When the school's time for an answer ends; null while the person waits for none. */
  respondBy: z.nullable(z.string()),
  /** Whether that time has ended. */
  overdue: z.boolean(),
  personName: z.string(),
  childName: z.nullable(z.string()),
  course,
  /** The start of the last words. */
  excerpt: z.string(),
  lastAt: z.string(),
  lastKind: z.enum(entryKinds),
};

/** A conversation in the list of the office. */
export const conversationItem = z.object({
  ...sharedFields,
  /** Since when the person waits for an answer. */
  waitingSince: z.nullable(z.string()),
  /** Whether the person waits for an answer; opening the conversation does not change it. */
  needsAnswer: z.boolean(),
  personEmail: z.string(),
  personPhone: z.string(),
  assignee: z.nullable(z.object({ _id: z.string(), name: z.string() })),
  snoozedUntil: z.nullable(z.string()),
  /** The ETag is this number in quotation marks. */
  version: z.int(),
});
export type ConversationItem = z.output<typeof conversationItem>;

/** The mail of a reply, with the mail server's reason when it was refused. */
const replyMail = z.object({
  state: z.enum(['queued', 'retrying', 'sent', 'failed']),
  reason: z.nullable(z.string()),
});

const entry = z.object({
  _id: z.string(),
  kind: z.enum(entryKinds),
  text: z.string(),
  at: z.string(),
  /** Who wrote it: the person, or a member of the office. Null for events and deleted accounts. */
  author: z.nullable(z.string()),
  /** When a reply is sent; null when it has left, and for everything else. */
  sendAt: z.nullable(z.string()),
  /** Null for everything that is no mail. */
  mail: z.nullable(replyMail),
});
export type ConversationEntry = z.output<typeof entry>;

/** A conversation with everything said in it, the oldest first. */
export const conversation = z.object({
  ...conversationItem.shape,
  entries: z.array(entry),
  accountId: z.nullable(z.string()),
  applicationId: z.nullable(z.string()),
  /** The names of other people of the office who look at it now. */
  viewers: z.array(z.string()),
});
export type Conversation = z.output<typeof conversation>;

const searchMessage = 'Please search for at most 100 characters.';

export const listConversations = defineEndpoint({
  method: 'GET',
  path: '/admin/conversations',
  query: z.object({
    ...listQuery.shape,
    status: z.optional(status),
    kind: z.optional(z.enum(conversationKinds, { error: 'There is no such kind.' })),
    /** The id of a course. */
    course: z.optional(
      z
        .string(unreadable)
        .check(z.maxLength(60, unreadable), z.regex(/^[\w-]+$/, 'There is no such course.')),
    ),
    /** The id of an account, `me`, or `none`. */
    assignee: z.optional(accountId),
    overdue: z.optional(flag),
    /** Whether to list the conversations that are snoozed now, and only those. A search finds both. */
    snoozed: z.optional(flag),
    q: z.optional(z.string(searchMessage).check(z.maxLength(100, searchMessage))),
  }),
  summary: `One page of the conversations: those that wait for an answer first, by the time left, then the latest. Each count stops at ${maxCount}`,
  caller: 'office',
  changes: false,
  body: null,
  success: 200,
  reply: z.object({
    ...listReply(conversationItem),
    counts: z.object({ open: z.int(), overdue: z.int(), mine: z.int(), unassigned: z.int() }),
  }),
  failures: [400, 401, 403],
});

export const getConversation = defineEndpoint({
  method: 'GET',
  path: '/admin/conversations/{id}',
  params: idParam(noSuchConversation),
  summary: 'One conversation with everything said in it, with its ETag',
  caller: 'office',
  changes: false,
  body: null,
  success: 200,
  reply: z.object({ conversation }),
  failures: [401, 403, 404],
});

const changed = z.object({ message, conversation });

export const replyToPerson = defineEndpoint({
  method: 'POST',
  path: '/admin/conversations/{id}/replies',
  params: idParam(noSuchConversation),
  summary: `Reply by mail; it is sent after ${undoSeconds} seconds, or at sendAt, and can be undone until then. 409 if the person left no email`,
  caller: 'office',
  changes: true,
  body: z.object({ text: replyText, sendAt: z.optional(moment) }),
  success: 201,
  reply: z.object({ ...changed.shape, entryId: z.string() }),
  failures: [400, 401, 403, 404, 409, 412, 428, 429],
});

export const undoReply = defineEndpoint({
  method: 'DELETE',
  path: '/admin/conversations/{id}/replies/{entryId}',
  params: z.object({
    ...idParam(noSuchConversation).shape,
    entryId: idParam('There is no such reply.').shape.id,
  }),
  summary: 'Take back a reply that is not sent yet; the clock goes on as before. 409 if it was sent',
  caller: 'office',
  changes: true,
  body: null,
  success: 200,
  /** `text` is the reply that was taken back, to be changed and sent again. */
  reply: z.object({ ...changed.shape, text: z.string() }),
  failures: [401, 403, 404, 409],
});

export const addNote = defineEndpoint({
  method: 'POST',
  path: '/admin/conversations/{id}/notes',
  params: idParam(noSuchConversation),
  summary: 'Add a note for the office; it is part of the data that the person can export',
  caller: 'office',
  changes: true,
  body: z.object({ text: replyText }),
  success: 201,
  reply: changed,
  failures: [400, 401, 403, 404],
});

export const changeConversation = defineEndpoint({
  method: 'PATCH',
  path: '/admin/conversations/{id}',
  params: idParam(noSuchConversation),
  summary:
    'Change status, assignee (an account of the office, me, or null), the time until which it is out of the list, or say that no answer is needed',
  caller: 'office',
  changes: true,
  body: z.object({
    status: z.optional(status),
    assignee: z.optional(z.nullable(accountId)),
    snoozedUntil: z.optional(z.nullable(moment)),
    noAnswerNeeded: z.optional(z.literal(true, unreadable)),
  }),
  success: 200,
  reply: changed,
  failures: [400, 401, 403, 404, 412, 428],
});

export const changeConversations = defineEndpoint({
  method: 'PATCH',
  path: '/admin/conversations',
  summary: 'Close, reopen or assign several conversations; those that do not exist are left out',
  caller: 'office',
  changes: true,
  body: z.object({
    ids: z
      .array(accountId, unreadable)
      .check(z.minLength(1, 'Please choose a conversation.'), z.maxLength(100, 'Please choose at most 100.')),
    status: z.optional(status),
    assignee: z.optional(z.nullable(accountId)),
  }),
  success: 200,
  reply: z.object({ message, changed: z.int() }),
  failures: [400, 401, 403],
});

export const exportConversations = defineEndpoint({
  method: 'GET',
  path: '/admin/conversations/export',
  summary: 'All conversations without their words, as the text and the name of a CSV file',
  caller: 'admin',
  changes: false,
  body: null,
  success: 200,
  reply: z.object({ name: z.string(), csv: z.string() }),
  failures: [401, 403],
});

export const viewConversation = defineEndpoint({
  method: 'POST',
  path: '/admin/conversations/{id}/viewing',
  params: idParam(noSuchConversation),
  summary: 'Say that one looks at a conversation; returns the others who do. It counts for half a minute',
  caller: 'office',
  changes: true,
  body: null,
  success: 200,
  reply: z.object({ viewers: z.array(z.string()), version: z.int() }),
  failures: [401, 403, 404],
});

/** A text that the office often sends. The inbox fills in {child}, {course}, {day} and {time}. */
const savedReply = z.object({ _id: z.string(), name: z.string(), text: z.string() });
export type SavedReply = z.output<typeof savedReply>;

/** The fields of a saved reply, without their brackets. */
export const savedReplyFields = ['child', 'course', 'day', 'time'] as const;

export const maxSavedReplies = 100;

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
  summary: `Save a reply under a name; one with this name is replaced. 409 if there are ${maxSavedReplies}`,
  caller: 'office',
  changes: true,
  body: z.object({ name: line(60, 'Please enter a name.'), text: replyText }),
  success: 201,
  reply: z.object({ message, savedReply }),
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

/** A conversation as the person sees it. */
export const ownConversation = z.object(sharedFields);
export type OwnConversation = z.output<typeof ownConversation>;

/** A word as the person sees it: never a note. */
const ownEntry = z.object({
  _id: z.string(),
  kind: z.enum(['in', 'out', 'event']),
  text: z.string(),
  at: z.string(),
  /** The name of the person or of the member of the school; null for events and deleted accounts. */
  author: z.nullable(z.string()),
});
export type OwnEntry = z.output<typeof ownEntry>;

const ownDetail = z.object({ ...ownConversation.shape, entries: z.array(ownEntry) });

export const listOwnConversations = defineEndpoint({
  method: 'GET',
  path: '/user/me/conversations',
  query: listQuery,
  summary: 'One page of one’s own conversations with the school, the latest first',
  caller: 'user',
  changes: false,
  body: null,
  success: 200,
  reply: z.object(listReply(ownConversation)),
  failures: [400, 401],
});

export const getOwnConversation = defineEndpoint({
  method: 'GET',
  path: '/user/me/conversations/{id}',
  params: idParam(noSuchConversation),
  summary: 'One of one’s own conversations with its words; never a note, and no reply before it is sent',
  caller: 'user',
  changes: false,
  body: null,
  success: 200,
  reply: z.object({ conversation: ownDetail }),
  failures: [401, 404],
});

export const replyToSchool = defineEndpoint({
  method: 'POST',
  path: '/user/me/conversations/{id}/replies',
  params: idParam(noSuchConversation),
  summary: 'Answer the school in one of one’s own conversations',
  caller: 'user',
  changes: true,
  body: z.object({ text: replyText }),
  success: 201,
  reply: z.object({ message, conversation: ownDetail }),
  failures: [400, 401, 404, 429],
});
