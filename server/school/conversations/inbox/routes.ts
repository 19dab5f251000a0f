import { randomUUID } from 'node:crypto';
import {
  addNote,
  changeConversation,
  getConversation,
  listConversations,
  replyToPerson,
  undoReply,
  type Conversation,
} from '#contract/school/conversation.ts';
import { limits } from '#server/http/limits.ts';
import { noSuchConversation } from '#contract/school/own-conversation.ts';
import type { AuditAction } from '#contract/school/audit.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { record, recordOnceInAWhile } from '#server/operations/audit/queries.ts';
import type { Database } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { HttpError } from '#server/http/http-error.ts';
import { once } from '#server/http/idempotency-key.ts';
import { checkIfMatch, etagOf, needsIfMatch } from '#server/http/if-match.ts';
import { decodeCursor, pageOf } from '#server/http/list.ts';
import { route, type RequestContext, type Route } from '#server/school/route.ts';
import { lockCaller } from '#server/users/passwords/lock-caller.ts';
import { changeAs } from './change.ts';
import { listItems, readConversation } from './queries.ts';
import {
  hasEntry,
  insertEntry,
  lockConversation,
  updateConversation,
} from '#server/school/conversations/queries.ts';
import { reply, takeReplyBack } from './reply.ts';
import { searchWords } from './search-words.ts';
import type { ConversationState } from '#server/school/conversations/state.ts';

const missing = () => new HttpError(404, noSuchConversation);

/** What the requests for one conversation have in common. */
type OfficeRequest = Pick<
  RequestContext<typeof getConversation>,
  'db' | 'caller' | 'address' | 'params' | 'now' | 'ifMatch' | 'idempotencyKey' | 'replyHeaders'
>;

/** The present state of a conversation, with its ETag in the headers of the reply. @throws HttpError 404 */
async function present({ db, params: { id }, now, replyHeaders }: OfficeRequest): Promise<Conversation> {
  const conversation = await readConversation(db, id, now());
  if (conversation === undefined) throw missing();
  replyHeaders.set('etag', etagOf(conversation.version));
  return conversation;
}

/**
 * Changes one conversation, which is locked meanwhile, and notes it in the audit log.
 * @throws HttpError 401, 404, and 412 when the endpoint compares versions
 */
async function change(
  request: OfficeRequest,
  endpoint: Endpoint,
  action: AuditAction,
  work: (transaction: Database, state: ConversationState) => Promise<{ entryId?: string }>,
): Promise<Conversation> {
  const { db, caller, address, ifMatch, now, params } = request;
  await inTransaction(db, async (transaction) => {
    await lockCaller(transaction, caller);
    const state = await lockConversation(transaction, params.id);
    if (state === undefined) throw missing();
    await once(
      request,
      transaction,
      async () => {
        if (needsIfMatch(endpoint))
          await checkIfMatch(ifMatch, state.version, () => readConversation(transaction, params.id, now()));
        const { entryId = '' } = await work(transaction, state);
        await record(transaction, { action, actor: caller.id, subject: state.userId, address });
        return { entryId };
      },
      ({ entryId }) => hasEntry(transaction, entryId),
    );
  });
  return present(request);
}

async function list({ db, caller, address, query, now }: RequestContext<typeof listConversations>) {
  const { cursor, limit, q = '', assignee, ...filter } = query;
  const after = decodeCursor(cursor);
  const words = searchWords(q);
  await recordOnceInAWhile(db, { action: 'conversations-read', actor: caller.id, address });
  // A search for nothing but punctuation finds nothing.
  if (q.trim() !== '' && words.length === 0) return { items: [], next: null };
  const assigneeId = assignee === 'me' ? caller.id : assignee === 'none' ? null : assignee;
  const found = await listItems(
    db,
    { ...filter, assignee: assigneeId, words },
    { after, limit: limit + 1, now: now() },
  );
  const page = pageOf(found, limit);
  return { items: page.rows.map(({ item }) => item), next: page.next };
}

/** The inbox of the office (docs/decisions/0028-conversations.md). */
export const conversationRoutes: readonly Route[] = [
  route(listConversations, list),
  route(getConversation, async (request) => {
    const { db, caller, address } = request;
    const conversation = await present(request);
    await recordOnceInAWhile(db, {
      action: 'conversation-read',
      actor: caller.id,
      subject: conversation.userId,
      address,
    });
    return conversation;
  }),

  route(changeConversation, (request) =>
    change(request, changeConversation, 'conversation-changed', async (transaction, state) => {
      await changeAs(transaction, request.caller.id, state, request.body, request.now());
      return {};
    }),
  ),

  route(
    replyToPerson,
    async (request) => {
      const { sender, caller, body, outbox, now } = request;
      const answered = await change(request, replyToPerson, 'conversation-answered', (transaction, state) =>
        reply(transaction, sender, state, { text: body.text, author: caller.id, at: now() }),
      );
      outbox.nudge();
      return answered;
    },
    ...limits.officeReply,
  ),

  route(undoReply, (request) =>
    change(request, undoReply, 'conversation-answer-undone', async (transaction, state) => {
      await takeReplyBack(transaction, state, request.params.entryId);
      return {};
    }),
  ),

  route(addNote, (request) =>
    change(request, addNote, 'conversation-noted', async (transaction, state) => {
      const { body, caller, now } = request;
      const entry = { conversationId: state.id, kind: 'note', text: body.text, at: now() } as const;
      const entryId = randomUUID();
      await insertEntry(transaction, { id: entryId, ...entry, authorId: caller.id });
      await updateConversation(transaction, state, {});
      return { entryId };
    }),
  ),
];
