import { addLead, type Lead } from '#contract/lead.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { byNetwork, count, counterKey } from '#server/http/rate-limit.ts';
import { route, type Route } from '#server/http/route.ts';
import { isCopyAllowed } from '#server/mail/copy-limit.ts';
import { leadCopy, leadMessage } from '#server/mail/messages.ts';
import { enqueue } from '#server/mail/outbox.ts';
import { insertLead } from './queries.ts';

const minute = 60;
const hour = 60 * minute;

/** Many messages in somebody's name do not fill that person's mailbox. */
const maxCopiesADay = 3;

/** Whether the same words came within the last ten minutes, as when a reply was lost and the visitor sends again. */
async function isRepeated({ secret }: Context, transaction: Database, lead: Lead): Promise<boolean> {
  const { userName, userEmail, userNumber, userMessage } = lead;
  const words = JSON.stringify([userName, userEmail, userNumber, userMessage]);
  return (await count(transaction, counterKey(secret, 'same message', words), 10 * minute)).hits > 1;
}

export const leadRoutes: readonly Route[] = [
  route(
    addLead,
    async (request) => {
      const { db, outbox, sender, body } = request;
      const reply = { message: 'Thank you. Your message has reached us: we reply within 24 hours.' };
      // A robot filled the field that people do not see; it learns nothing from the reply.
      if (body.website !== '') return reply;
      await inTransaction(db, async (transaction) => {
        // Counters decide, not the stored messages: on PostgreSQL requests at the same moment do not see each other's rows.
        if (await isRepeated(request, transaction, body)) return;
        const isCopied = await isCopyAllowed(request, transaction, {
          kind: 'message copies',
          email: body.userEmail,
          max: maxCopiesADay,
        });
        await insertLead(transaction, body);
        await enqueue(transaction, [
          leadMessage(sender, body),
          ...(isCopied ? [leadCopy(sender, body)] : []),
        ]);
      });
      outbox.nudge();
      return reply;
    },
    ...byNetwork({ max: 10, seconds: hour }),
    { by: 'everywhere', max: 100, seconds: 10 * minute },
  ),
];
