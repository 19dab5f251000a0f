import { randomUUID } from 'node:crypto';
import {
  getOwnConversation,
  listOwnConversations,
  noSuchConversation,
  replyToSchool,
} from '#contract/school/own-conversation.ts';
import { limits } from '#server/http/limits.ts';
import {
  hasEntry,
  insertEntry,
  lockConversation,
  updateConversation,
} from '#server/school/conversations/queries.ts';
import { afterIncoming } from '#server/school/conversations/state.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { HttpError } from '#server/http/http-error.ts';
import { once } from '#server/http/idempotency-key.ts';
import { decodeCursor, pageOf } from '#server/http/list.ts';
import { route, type RequestContext, type Route } from '#server/school/route.ts';
import { answerOfFamily } from '#server/school/emails/answer-of-family.ts';
import { enqueue } from '#server/mail/outbox.ts';
import { lockCaller } from '#server/users/passwords/lock-caller.ts';
import { findOwn, listOwn, ownKeys } from './queries.ts';

const missing = () => new HttpError(404, noSuchConversation);

async function reply(request: RequestContext<typeof replyToSchool>) {
  const { db, caller, body, outbox, sender, params, now } = request;
  const { id } = params;
  const at = now();
  const answered = await inTransaction(db, async (transaction) => {
    await lockCaller(transaction, caller);
    const keys = await ownKeys(transaction, caller);
    const state = await lockConversation(transaction, id);
    if (state === undefined || !keys.includes(state.personKey)) throw missing();
    await once(
      request,
      transaction,
      async () => {
        const words = { text: body.text, at };
        const entryId = randomUUID();
        await insertEntry(transaction, { id: entryId, conversationId: id, kind: 'in', ...words });
        await updateConversation(
          transaction,
          state,
          afterIncoming(state, { ...words, answerHours: sender.answerHours }),
        );
        const mail = answerOfFamily(sender, { conversation: state, email: caller.email, text: body.text });
        await enqueue(transaction, [{ ...mail, conversationId: id }], caller.id);
        return { entryId };
      },
      ({ entryId }) => hasEntry(transaction, entryId),
    );
    return findOwn(transaction, id, keys, at);
  });
  if (answered === undefined) throw missing();
  outbox.nudge();
  return answered;
}

/** What a person has said to the school and heard from it, on the profile. */
export const ownConversationRoutes: readonly Route[] = [
  route(listOwnConversations, async ({ db, caller, query: { cursor, limit }, now }) => {
    const keys = await ownKeys(db, caller);
    const found = await listOwn(db, keys, { after: decodeCursor(cursor), limit: limit + 1, now: now() });
    const { rows, next } = pageOf(found, limit);
    return { items: rows.map(({ item }) => item), next };
  }),
  route(getOwnConversation, async ({ db, caller, params: { id }, now }) => {
    const conversation = await findOwn(db, id, await ownKeys(db, caller), now());
    if (conversation === undefined) throw missing();
    return conversation;
  }),
  // Each answer is a mail to the office.
  route(replyToSchool, reply, ...limits.familyReply),
];
