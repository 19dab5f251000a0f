import { maxReplyLength } from '#contract/conversation.ts';
import type { Context } from '#server/context.ts';
import type { ConversationState } from '#server/conversations/state.ts';
import { insertEntry, lockConversation, updateConversation } from '#server/conversations/queries.ts';
import { afterIncoming, recordEvent } from '#server/conversations/record.ts';
import type { Database } from '#server/db/connect.ts';
import { mailHostOf } from '#server/mail/message-id.ts';
import { findMailOfConversation, markReturned } from './queries.ts';
import type { IncomingMail } from './read-mail.ts';
import { readReplyAddress } from './reply-address.ts';

type Services = Pick<Context, 'settings' | 'secret'>;

const ownMessageId = /^<([0-9a-f-]{36})@([^<>@]+)>$/;

/** Characters that a text in the database may not have (contract/text.ts). */
const unsafe = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\p{Cs}\u202A-\u202E\u2066-\u2069]/gu;

/** The outbox ids in Message-IDs of this site. */
function ownMailIds({ settings }: Services, messageIds: readonly string[]): string[] {
  const host = mailHostOf(settings);
  return messageIds.flatMap((messageId) => {
    const [, id, itsHost] = ownMessageId.exec(messageId) ?? [];
    return id !== undefined && itsHost === host ? [id] : [];
  });
}

/**
 * The conversation that a mail answers, locked. A signed address decides alone; without one the mail must answer a mail of the
 * conversation and come from the person's address (docs/decisions/0026-incoming-mail.md).
 */
async function findAnswered(
  services: Services,
  transaction: Database,
  mail: IncomingMail,
): Promise<ConversationState | undefined> {
  const secrets = [services.secret, ...services.settings.earlierSecrets];
  const signed = mail.recipients.flatMap((address) => readReplyAddress(address, secrets) ?? []);
  if (signed.some(({ isGenuine }) => !isGenuine)) return undefined;
  const [first] = signed;
  if (first !== undefined) return lockConversation(transaction, first.conversationId);
  for (const id of ownMailIds(services, mail.answers)) {
    const conversationId = await findMailOfConversation(transaction, id);
    if (conversationId === null) continue;
    const state = await lockConversation(transaction, conversationId);
    if (state !== undefined && state.personEmail.toLowerCase() === mail.from) return state;
  }
  return undefined;
}

function wordsOf({ text, attachments }: IncomingMail): string {
  const files = attachments === 1 ? '1 attachment' : `${attachments} attachments`;
  const note = attachments === 0 ? '' : `\n\n[${files} in the school’s mailbox]`;
  const clean = text.normalize('NFC').replaceAll(unsafe, '').trim();
  const room = maxReplyLength - note.length - 1;
  return ((clean.length > room ? `${clean.slice(0, room)}…` : clean) + note).trim() || '[an empty mail]';
}

async function acceptReturned(
  services: Services,
  transaction: Database,
  { messageId, reason, isPermanent }: NonNullable<IncomingMail['bounce']>,
  at: Date,
): Promise<void> {
  const [id] = ownMailIds(services, [messageId]);
  // A temporary problem: the mail server goes on trying.
  if (id === undefined || !isPermanent) return;
  const returned = await markReturned(transaction, id, reason);
  if (returned === undefined || returned.conversationId === null) return;
  await recordEvent(
    transaction,
    returned.conversationId,
    `The mail to ${returned.sendTo} came back: ${reason}`,
    at,
  );
}

/**
 * Adds an incoming mail to its conversation as words of the person, which start the clock for an answer. A mail of a program,
 * such as a notice of absence, is only an event. All other mails change nothing.
 */
export async function acceptMail(
  services: Services,
  transaction: Database,
  mail: IncomingMail,
  at: Date,
): Promise<void> {
  if (mail.bounce !== null) return acceptReturned(services, transaction, mail.bounce, at);
  const state = await findAnswered(services, transaction, mail);
  if (state === undefined) return;
  const text = wordsOf(mail);
  if (mail.isAutomatic)
    return recordEvent(transaction, state.id, `An automatic mail from ${mail.from}: ${text}`, at);
  if (mail.from !== state.personEmail.toLowerCase())
    await insertEntry(transaction, {
      conversationId: state.id,
      kind: 'event',
      text: `Answered from ${mail.from}`,
      at,
    });
  await insertEntry(transaction, { conversationId: state.id, kind: 'in', text, at });
  await updateConversation(transaction, state, afterIncoming(state, { text, at }));
}
