import type { Database } from '#server/db/connect.ts';
import type { Message } from '#server/mail/compose.ts';
import { enqueue } from '#server/mail/outbox.ts';
import { findConversationAbout, type About } from './queries.ts';

/**
 * Queues mails about an application or a trial class as mails of its conversation: the office finds it from them, and they are
 * deleted with it.
 * @param userId as for `enqueue`
 */
export async function enqueueAbout(
  transaction: Database,
  about: About,
  messages: readonly Message[],
  userId: string | null,
): Promise<void> {
  const conversationId = (await findConversationAbout(transaction, about)) ?? null;
  await enqueue(
    transaction,
    messages.map((message) => ({
      about: conversationId ?? Object.values(about).join(),
      ...message,
      conversationId,
    })),
    userId,
  );
}
