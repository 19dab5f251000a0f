import { addLead } from '#contract/lead.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { route, type Route } from '#server/http/route.ts';
import { leadCopy, leadMessage } from '#server/mail/messages.ts';
import { enqueue } from '#server/mail/outbox.ts';
import { countToday, insertLead, isKept } from './queries.ts';

/** Whoever sends many messages in somebody's name does not fill that person's letter box. */
const mostCopiesADay = 3;

export const leadRoutes: readonly Route[] = [
  route(
    addLead,
    async ({ db, outbox, sender, body }) => {
      const reply = { message: 'Thank you. Your message has reached us: we reply within 24 hours.' };
      // A robot filled the field that people do not see; it learns nothing from the reply.
      if (body.website !== '') return reply;
      await inTransaction(db, async (transaction) => {
        if (await isKept(transaction, body)) return;
        const isCopied =
          body.userEmail !== '' && (await countToday(transaction, body.userEmail)) < mostCopiesADay;
        await insertLead(transaction, body);
        await enqueue(transaction, [
          leadMessage(sender, body),
          ...(isCopied ? [leadCopy(sender, body)] : []),
        ]);
      });
      outbox.nudge();
      return reply;
    },
    { max: 10, seconds: 3600 },
  ),
];
