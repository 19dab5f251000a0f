import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { undoSeconds } from '#contract/school/conversation.ts';
import { conversationStatuses } from '#contract/school/own-conversation.ts';
import type { Database } from '#server/db/connect.ts';
import { HttpError } from '#server/http/http-error.ts';
import { reply as replyEmail } from '#server/school/emails/reply.ts';
import { enqueue } from '#server/mail/outbox.ts';
import { takeBackMail } from '#server/mail/queries.ts';
import type { Sender } from '#server/mail/sender.ts';
import {
  deleteEntry,
  findReply,
  insertEntry,
  readThread,
  updateConversation,
} from '#server/school/conversations/queries.ts';
import {
  afterReply,
  changesOf,
  dueOf,
  settled,
  type ConversationState,
} from '#server/school/conversations/state.ts';

/** A request to take back that was sent in the last second may arrive later; the mail waits longer. */
const delaySeconds = 2;

/** What a reply changes in a conversation, as it was before; stored with the reply. */
const stored = z.object({
  status: z.enum(conversationStatuses),
  respondBy: z.nullable(z.coerce.date()),
  excerpt: z.string(),
  lastKind: z.enum(['in', 'out']),
  lastAt: z.coerce.date(),
});

/**
 * Answers the person of a locked conversation by a mail in the thread of its mails.
 * @throws HttpError 409 when the person left no email
 */
export async function reply(
  transaction: Database,
  sender: Sender,
  state: ConversationState,
  { text, author, at }: { text: string; author: string; at: Date },
): Promise<{ entryId: string }> {
  if (state.personEmail === '')
    throw new HttpError(409, 'This person left no email. Please call, or write with WhatsApp.');
  const mailId = randomUUID();
  const undoUntil = new Date(at.getTime() + undoSeconds * 1000);
  const mail = {
    ...replyEmail(sender, { conversation: state, text }),
    id: mailId,
    notBefore: new Date(undoUntil.getTime() + delaySeconds * 1000),
    conversationId: state.id,
    thread: await readThread(transaction, state.id),
  };
  await enqueue(transaction, [mail], state.userId);
  const entryId = randomUUID();
  await insertEntry(transaction, {
    id: entryId,
    conversationId: state.id,
    kind: 'out',
    text,
    at,
    authorId: author,
    mailId,
    undoUntil,
    before: JSON.stringify(changesOf(state)),
  });
  await updateConversation(transaction, state, afterReply({ text, at }));
  return { entryId };
}

/**
 * Takes a reply back whose mail has not left. The clock goes on as if it had not been written; words that came since stay.
 * @throws HttpError 404 when there is no such reply, 409 when it has left
 */
export async function takeReplyBack(
  transaction: Database,
  state: ConversationState,
  entryId: string,
): Promise<void> {
  const found = await findReply(transaction, state.id, entryId);
  if (found === undefined) throw new HttpError(404, 'There is no such reply.');
  const { mailId, before: json } = found;
  if (mailId === null || json === null || !(await takeBackMail(transaction, mailId)))
    throw new HttpError(409, 'This reply has left already.');
  await deleteEntry(transaction, entryId);
  const before = stored.parse(JSON.parse(json));
  const respondBy = dueOf(before) ?? state.respondBy;
  const hasNewerWords = state.lastAt > new Date(found.at);
  await updateConversation(
    transaction,
    state,
    settled(hasNewerWords ? { ...changesOf(state), respondBy } : before),
  );
}
