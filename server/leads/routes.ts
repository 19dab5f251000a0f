import { addLead } from '#contract/lead.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { route, type Route } from '#server/http/route.ts';
import { leadMessage, leadReceipt } from '#server/mail/messages.ts';
import { enqueue } from '#server/mail/outbox.ts';
import { insertLead, isKept, wroteToday } from './queries.ts';

export const leadRoutes: readonly Route[] = [
  route(
    addLead,
    async ({ db, outbox, sender, body }) => {
      const reply = { message: 'Thank you. Your message has reached us: we reply within 24 hours.' };
      // A robot filled the field that people do not see; it learns nothing from the reply.
      if (body.website !== '') return reply;
      await inTransaction(db, async (transaction) => {
        if (await isKept(transaction, body)) return;
        // One receipt a day: whoever sends many messages in somebody's name does not fill that person's letter box.
        const isFirst = body.userEmail !== '' && !(await wroteToday(transaction, body.userEmail));
        await insertLead(transaction, body);
        await enqueue(transaction, [
          leadMessage(sender, body),
          ...(isFirst ? [leadReceipt(sender, body.userEmail)] : []),
        ]);
      });
      outbox.nudge();
      return reply;
    },
    { max: 10, seconds: 3600 },
  ),
];
