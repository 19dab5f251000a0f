import * as z from 'zod/mini';
import { personKeyOf } from '#server/db/tables/person-key.ts';
import { insertConversation, insertEntry } from '#server/school/conversations/queries.ts';
import { usualAnswerHours } from '#contract/school/answer-hours.ts';
import { afterIncoming, settled } from '#server/school/conversations/state.ts';
import type { Database } from '#server/db/connect.ts';

/** A row of the table of messages that versions before conversations had. */
const formerMessage = z.object({
  id: z.string(),
  userName: z.string(),
  userEmail: z.string(),
  userNumber: z.string(),
  userMessage: z.string(),
  maybeSpam: z.optional(z.int()),
  createdAt: z.iso.datetime(),
});

/** Its columns. */
export const formerMessageColumns: ReadonlySet<string> = new Set(Object.keys(formerMessage.shape));

const week = 7 * 24 * 60 * 60 * 1000;

/**
 * Stores a message of an older backup as a conversation, as the migration does: it is open for a week, and closed later.
 * @throws when it does not fit
 */
export async function insertFormerMessage(
  transaction: Database,
  saved: Record<string, unknown>,
): Promise<void> {
  const {
    id,
    userName,
    userEmail,
    userNumber,
    userMessage,
    maybeSpam = 0,
    createdAt,
  } = formerMessage.parse(saved);
  const at = new Date(createdAt);
  const words = { text: userMessage, at };
  const state = afterIncoming(undefined, { ...words, answerHours: usualAnswerHours });
  const isOld = Date.now() - at.getTime() > week;
  await insertConversation(transaction, {
    id,
    kind: 'message',
    personKey: personKeyOf(null, { email: userEmail, phone: userNumber }),
    userId: null,
    personName: userName,
    personEmail: userEmail,
    personPhone: userNumber,
    childName: null,
    courseId: null,
    courseName: null,
    applicationId: null,
    trialId: null,
    maybeSpam,
    ...(isOld ? settled({ ...state, status: 'closed', respondBy: null }) : state),
    version: 1,
    createdAt: at,
  });
  await insertEntry(transaction, { conversationId: id, kind: 'in', ...words });
}
