import { randomUUID } from 'node:crypto';
import { copiesPerDay, limits, repeatSeconds } from '#server/http/limits.ts';
import { sendMessage } from '#contract/school/message.ts';
import { hasConversation } from '#server/school/conversations/queries.ts';
import { recordIncoming } from '#server/school/conversations/record.ts';
import type { Database } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { once } from '#server/http/idempotency-key.ts';
import { isRepeated } from '#server/http/rate-limit.ts';
import { route, type Route } from '#server/school/route.ts';
import { isCopyAllowed } from '#server/mail/copy-limit.ts';
import { messageCopy } from '#server/school/emails/message-copy.ts';
import { messageToSchool } from '#server/school/emails/message-to-school.ts';
import { enqueue } from '#server/mail/outbox.ts';
import { findFamily } from '#server/users/sessions/caller.ts';

export const messageRoutes: readonly Route[] = [
  route(
    sendMessage,
    async (request) => {
      const { db, outbox, sender, body, requestHeaders, now } = request;
      const reply = {
        message: `Thank you. Your message has reached us: we reply within ${sender.replyTime}.`,
      };
      const userId = await findFamily(request, requestHeaders);
      const receive = async (transaction: Database) => {
        // A counter, because concurrent transactions on PostgreSQL do not see each other's new messages.
        const { userName, userEmail, userNumber, userMessage } = body;
        const words = ['same message', userName, userEmail, userNumber, userMessage];
        if (await isRepeated(request, transaction, words, repeatSeconds)) return { conversationId: '' };
        // A robot fills in the hidden field, and must not send mails to third persons. It gets the normal reply, so that it does
        // not notice. A program that fills in forms for a person fills it in too, so the message is stored and mailed to the school.
        const maybeSpam = body.website !== '';
        const isCopied =
          !maybeSpam &&
          (await isCopyAllowed(request, transaction, {
            kind: 'message copies',
            email: body.userEmail,
            max: copiesPerDay.message,
          }));
        const copyId = isCopied ? randomUUID() : undefined;
        const conversationId = await recordIncoming(transaction, {
          kind: 'message',
          person: { name: body.userName, email: body.userEmail, phone: body.userNumber },
          userId,
          maybeSpam,
          text: body.userMessage,
          at: now(),
          answerHours: sender.answerHours,
          mailId: copyId,
        });
        await enqueue(
          transaction,
          [
            { ...messageToSchool(sender, { message: body, conversationId }), conversationId },
            ...(copyId === undefined ? [] : [{ ...messageCopy(sender, body), id: copyId, conversationId }]),
          ],
          userId,
        );
        return { conversationId };
      };
      await inTransaction(db, (transaction) =>
        once(
          request,
          transaction,
          () => receive(transaction),
          ({ conversationId }) => conversationId === '' || hasConversation(transaction, conversationId),
        ),
      );
      outbox.nudge();
      return reply;
    },
    ...limits.message,
  ),
];
