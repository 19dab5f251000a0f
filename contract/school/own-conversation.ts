import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { listQuery, listReply } from '../list.ts';
import { paragraphs } from '../text.ts';
import { idParam } from '../url-values.ts';

/*
 * What the family sees of its conversations, and the parts that the office's calls in conversation.ts share with it.
 */

/** What a conversation began with. */
export const conversationKinds = ['message', 'trial', 'application'] as const;
export const conversationKind = z.enum(conversationKinds, 'There is no such kind.');
export type ConversationKind = z.output<typeof conversationKind>;

/**
 * `open`: the person waits for the school, or the office has opened it again; `waiting`: the school has answered; `closed`:
 * nothing is left to do. New words of the person open it.
 */
export const conversationStatuses = ['open', 'waiting', 'closed'] as const;
export const conversationStatus = z.enum(conversationStatuses, 'Please choose open, waiting or closed.');
export type ConversationStatus = z.output<typeof conversationStatus>;

/** Words of the person, a reply of the school, a note of the office, or something that happened. */
export const entryKinds = ['in', 'out', 'note', 'event'] as const;
export type EntryKind = (typeof entryKinds)[number];

/** The message of the 404 for a conversation that does not exist, or is somebody else's. */
export const noSuchConversation = 'There is no such conversation.';

const maxWordsLength = 4000;
/** What one side says to the other at once. */
export const wordsOfConversation = paragraphs(maxWordsLength, 'Please write a few words.');

/** The fields that the office and the person both see. Times are ISO 8601 in UTC. */
export const conversationFields = {
  _id: z.string(),
  kind: conversationKind,
  status: conversationStatus,
  /** When the school's time for an answer ends; null while the person waits for none. */
  respondBy: z.nullable(z.string()),
  /** Whether that time has ended. */
  overdue: z.boolean(),
  personName: z.string(),
  childName: z.nullable(z.string()),
  course: z.nullable(z.object({ id: z.string(), name: z.string() })),
  /** When the last words came, and whose they are: of the person or of the school. */
  lastAt: z.string(),
  lastKind: z.enum(['in', 'out']),
};

const ownConversation = z.object(conversationFields);
/** A conversation as the person sees it. */
export type OwnConversation = z.output<typeof ownConversation>;

const ownEntry = z.object({
  _id: z.string(),
  kind: z.enum(['in', 'out']),
  text: z.string(),
  at: z.string(),
  /** The name of the person or of somebody of the school; null for a deleted user. */
  author: z.nullable(z.string()),
});
/** Words as the person sees them: never a note, and no reply before it has left. */
export type OwnEntry = z.output<typeof ownEntry>;

const ownDetail = z.object({ ...ownConversation.shape, entries: z.array(ownEntry) });
export type OwnConversationDetail = z.output<typeof ownDetail>;

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
  summary: 'One of one’s own conversations with its words',
  caller: 'user',
  changes: false,
  body: null,
  success: 200,
  reply: ownDetail,
  failures: [401, 404],
});

export const replyToSchool = defineEndpoint({
  method: 'POST',
  path: '/user/me/conversations/{id}/replies',
  params: idParam(noSuchConversation),
  summary: 'Answer the school in one of one’s own conversations',
  caller: 'user',
  changes: true,
  countsOnce: true,
  body: z.object({ text: wordsOfConversation }),
  success: 201,
  reply: ownDetail,
  failures: [400, 401, 404, 429],
});
