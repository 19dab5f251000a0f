import { getLateCodes, getMails, noSuchMail, resendMail } from '#contract/mails.ts';
import { record } from '#server/audit/queries.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { HttpError } from '#server/http/http-error.ts';
import { decodeCursor, pageOf } from '#server/http/list.ts';
import { route, type RequestContext, type Route } from '#server/http/route.ts';
import { lockCaller } from '#server/sessions/lock-caller.ts';
import { countUnsentMails, findLateCodes, findMail, listMails, requeueMail } from './queries.ts';

const whyNot = {
  sent: 'This mail was sent already.',
  queued: 'This mail is about to be sent.',
  retrying: 'The code in this mail is too old. Please ask the family to request a new one.',
  failed:
    'The words of this mail are erased, because they held a code. Please ask the family to request a new one.',
};

/** Several clicks at once: the first queues the mail, the others find it queued. */
async function resend({ db, caller, address, outbox, params: { id } }: RequestContext<typeof resendMail>) {
  await inTransaction(db, async (transaction) => {
    await lockCaller(transaction, caller);
    const mail = await findMail(transaction, id);
    if (mail === undefined) throw new HttpError(404, noSuchMail);
    if (!mail.canResend) throw new HttpError(409, whyNot[mail.state]);
    if (!(await requeueMail(transaction, id))) throw new HttpError(409, whyNot.queued);
    await record(transaction, { action: 'mail-resent', actor: caller.id, subject: mail.userId, address });
  });
  outbox.nudge();
  return { message: 'The mail is on its way once more.' };
}

/** The mails that the office sees at /office/mails, and the codes that are late. */
export const mailRoutes: readonly Route[] = [
  route(getMails, async ({ db, query: { state, cursor, limit } }) => {
    const after = decodeCursor(cursor);
    const { rows, next } = pageOf(await listMails(db, { state, after, limit }), limit);
    return { items: rows.map(({ mail }) => mail), next, counts: await countUnsentMails(db) };
  }),
  route(resendMail, resend),
  route(getLateCodes, async ({ db }) => ({ items: await findLateCodes(db) })),
];
