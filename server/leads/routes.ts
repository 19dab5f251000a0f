import { randomUUID } from 'node:crypto';
import { addLead, type Lead } from '#contract/lead.ts';
import type { Context } from '#server/context.ts';
import { recordIncoming, type Incoming } from '#server/conversations/record.ts';
import type { Database } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { incrementCounter } from '#server/http/queries.ts';
import { byNetwork, counterKey } from '#server/http/rate-limit.ts';
import { route, type Route } from '#server/http/route.ts';
import type { Message } from '#server/mail/compose.ts';
import { isCopyAllowed } from '#server/mail/copy-limit.ts';
import { leadCopy, leadMessage } from '#server/mail/messages.ts';
import { enqueue } from '#server/mail/outbox.ts';
import { insertLead } from './queries.ts';

const minute = 60;
const hour = 60 * minute;

/** For each mailbox: anybody can send messages with a stranger's address. */
const maxCopiesPerDay = 3;

/** Whether the same message was sent within the last ten minutes, for example because the reply was lost. */
async function isRepeated({ secret }: Context, transaction: Database, lead: Lead): Promise<boolean> {
  const { userName, userEmail, userNumber, userMessage } = lead;
  const fields = JSON.stringify([userName, userEmail, userNumber, userMessage]);
  const key = counterKey(secret, 'same message', fields);
  return (await incrementCounter(transaction, key, 10 * minute)) > 1;
}

/** The message as words of a conversation. Nobody has proven the address, so it belongs to no account. */
const incomingOf = (lead: Lead, at: Date, mailId?: string): Incoming => ({
  kind: 'message',
  person: { name: lead.userName, email: lead.userEmail, phone: lead.userNumber },
  userId: null,
  text: lead.userMessage,
  at,
  mailId: mailId ?? null,
});

export const leadRoutes: readonly Route[] = [
  route(
    addLead,
    async (request) => {
      const { db, outbox, sender, body, now } = request;
      const reply = {
        message: `Thank you. Your message has reached us: we reply within ${sender.replyTime}.`,
      };
      // Only a robot fills this hidden field. It gets the normal reply, so that it does not notice.
      if (body.website !== '') return reply;
      await inTransaction(db, async (transaction) => {
        // A counter, because concurrent transactions on PostgreSQL do not see each other's new leads.
        if (await isRepeated(request, transaction, body)) return;
        const isCopied = await isCopyAllowed(request, transaction, {
          kind: 'message copies',
          email: body.userEmail,
          max: maxCopiesPerDay,
        });
        await insertLead(transaction, body);
        const copyId = isCopied ? randomUUID() : undefined;
        const { conversationId } = await recordIncoming(transaction, incomingOf(body, now(), copyId));
        const mails: Message[] = [{ ...leadMessage(sender, body), conversationId }];
        if (copyId !== undefined) mails.push({ ...leadCopy(sender, body), conversationId, id: copyId });
        await enqueue(transaction, mails);
      });
      outbox.nudge();
      return reply;
    },
    ...byNetwork({ max: 10, seconds: hour }),
    { by: 'everywhere', max: 100, seconds: 10 * minute },
  ),
];
