import {
  getOwnConversation,
  listOwnConversations,
  noSuchConversation,
  replyToSchool,
} from '#contract/conversation.ts';
import { afterIncoming } from '#server/conversations/record.ts';
import { insertEntry, lockConversation, updateConversation } from '#server/conversations/queries.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { HttpError } from '#server/http/http-error.ts';
import { decodeCursor, pageOf } from '#server/http/list.ts';
import { route, type RequestContext, type Route } from '#server/http/route.ts';
import { familyReplyMessage } from '#server/mail/conversation-messages.ts';
import { enqueue } from '#server/mail/outbox.ts';
import { lockCaller } from '#server/sessions/lock-caller.ts';
import { findOwnConversation, ownKeys, readOwnConversations } from './queries.ts';

const missing = () => new HttpError(404, noSuchConversation);

async function list({ db, caller, query, now }: RequestContext<typeof listOwnConversations>) {
  const after = decodeCursor(query.cursor);
  const keys = await ownKeys(db, caller);
  const rows = await readOwnConversations(db, keys, { after, limit: query.limit, now: now() });
  const page = pageOf(rows, query.limit);
  return { items: page.rows.map(({ item }) => item), next: page.next };
}

async function reply(request: RequestContext<typeof replyToSchool>) {
  const { db, caller, body, outbox, sender } = request;
  const { id } = request.params;
  const at = request.now();
  const conversation = await inTransaction(db, async (transaction) => {
    await lockCaller(transaction, caller);
    const keys = await ownKeys(transaction, caller);
    const state = await lockConversation(transaction, id);
    if (state === undefined || !keys.includes(state.personKey)) throw missing();
    await insertEntry(transaction, { conversationId: id, kind: 'in', text: body.text, at });
    await updateConversation(transaction, state, afterIncoming(state, { text: body.text, at }));
    await enqueue(transaction, [familyReplyMessage(sender, state, caller.email, body.text)], state.userId);
    return findOwnConversation(transaction, id, keys, at);
  });
  if (conversation === undefined) throw missing();
  outbox.nudge();
  return { message: 'Your answer has reached us.', conversation };
}

/** What a person has said to the school and heard from it, on their profile. */
export const ownConversationRoutes: readonly Route[] = [
  route(listOwnConversations, list),
  route(getOwnConversation, async ({ db, caller, params: { id }, now }) => {
    const conversation = await findOwnConversation(db, id, await ownKeys(db, caller), now());
    if (conversation === undefined) throw missing();
    return { conversation };
  }),
  // Each answer is a mail to the office.
  route(replyToSchool, reply, { by: 'account', max: 30, seconds: 3600 }),
];
