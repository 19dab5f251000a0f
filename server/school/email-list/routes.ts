import {
  changeMail,
  getMails,
  noSuchMail,
  resendMail,
  type OfficeMail,
} from '#contract/school/email-list.ts';
import { correctConversationAddress } from '#server/school/conversations/queries.ts';
import { record } from '#server/operations/audit/queries.ts';
import type { Database } from '#server/db/connect.ts';
import { isDuplicate } from '#server/db/duplicate.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { HttpError } from '#server/http/http-error.ts';
import { once } from '#server/http/idempotency-key.ts';
import { moveWaitingMails } from '#server/mail/queries.ts';
import { refuseSchoolAddress } from '#server/mail/school-address.ts';
import { decodeCursor, pageOf } from '#server/http/list.ts';
import { route, type RequestContext, type Route } from '#server/school/route.ts';
import { limits } from '#server/http/limits.ts';
import { requireRecentPassword } from '#server/users/passwords/reauthentication.ts';
import { lockCaller } from '#server/users/passwords/lock-caller.ts';
import { deleteResetCode, moveUnclaimedUser } from '#server/users/passwords/queries.ts';
import { correctTrialAddress } from '#server/school/trials/queries.ts';
import { isOutdated, listMails, lockMail, updateMail } from './queries.ts';

const beingSent = 'This mail is just being sent. Please wait a moment.';
const oldCode = 'The code in this mail is no longer valid. Please ask the family to request a new one.';

const outdated =
  'A newer mail about the same thing was written since, so this one would say what no longer holds.';

/** One that waits for its first attempt can be corrected: it may wait long, behind another one about the same thing. */
const isBeingSent = ({ state, attempts }: OfficeMail) => state === 'queued' && attempts > 0;

const whyNotAgain = ({ state }: OfficeMail) =>
  state === 'queued' ? beingSent : state === 'replaced' ? outdated : oldCode;

/** Several clicks at once: the first queues the mail, the others find it queued. */
async function resend(request: RequestContext<typeof resendMail>) {
  const { db, caller, address, outbox, params } = request;
  const { id } = params;
  const data = await inTransaction(db, async (transaction) => {
    await lockCaller(transaction, caller);
    const found = await lockMail(transaction, id);
    if (found === undefined) throw new HttpError(404, noSuchMail);
    let { mail } = found;
    await once(
      request,
      transaction,
      async () => {
        if (!mail.canResend) throw new HttpError(409, whyNotAgain(mail));
        if (await isOutdated(transaction, id)) throw new HttpError(409, outdated);
        await record(transaction, {
          action: 'mail-resent',
          actor: caller.id,
          subject: found.userId,
          address,
        });
        mail = await updateMail(transaction, id, { isQueued: true });
        return {};
      },
      () => mail.state !== 'failed',
    );
    return mail;
  });
  outbox.nudge();
  return { message: 'The mail is on its way again.', data };
}

/**
 * Corrects an address where the office or a person has mistyped it: in the conversation of the mail and its trial class, and nowhere
 * else, because others may have that address; or in the account that the office made for a parent who called. An account with a password or a
 * proven address is its owner's: only this mail goes elsewhere.
 * @returns what has changed, in words for the owner
 * @throws HttpError 409 when there is an account with the right address already
 */
async function correctAddress(
  transaction: Database,
  { mail, userId }: { mail: OfficeMail; userId: string | null },
  to: string,
): Promise<string> {
  const { to: from, conversationId } = mail;
  if (conversationId !== null) await moveWaitingMails(transaction, { conversationId }, { from, to });
  if (userId !== null && (await moveUnclaimedUser(transaction, { id: userId, from, to }))) {
    await deleteResetCode(transaction, from);
    return 'The mail and the account have the new address.';
  }
  if (conversationId !== null) {
    await correctTrialAddress(transaction, { conversationId, from, to });
    await correctConversationAddress(transaction, { conversationId, from, to });
  }
  return userId === null
    ? 'The mail is changed.'
    : 'The mail is changed. The account keeps its address: it belongs to whoever has its password.';
}

const addressTaken = () => {
  const message =
    'There is an account with this address already. Please note the application there, and delete this account.';
  return new HttpError(409, message, { fields: { to: message } });
};

async function change(request: RequestContext<typeof changeMail>) {
  // A mail of a family goes elsewhere: not from a session that somebody else may have found open.
  if (request.body.to !== undefined) requireRecentPassword(request.caller);
  try {
    return await changeOnce(request);
  } catch (error) {
    if (isDuplicate(error)) throw addressTaken();
    throw error;
  }
}

async function changeOnce({
  db,
  sender,
  caller,
  address,
  body,
  params: { id },
}: RequestContext<typeof changeMail>) {
  let message = 'The mail is changed.';
  const data = await inTransaction(db, async (transaction) => {
    await lockCaller(transaction, caller);
    const found = await lockMail(transaction, id);
    if (found === undefined) throw new HttpError(404, noSuchMail);
    const { mail, userId } = found;
    if (isBeingSent(mail)) throw new HttpError(409, beingSent);
    if (mail.state === 'replaced') throw new HttpError(409, outdated);
    if (body.to !== undefined && body.to !== mail.to) {
      // Otherwise one person could use the code of another.
      if (await isOutdated(transaction, id)) throw new HttpError(409, outdated);
      if (mail.hasCode) throw new HttpError(409, 'A code is only sent to the address of its account.');
      refuseSchoolAddress(sender, body.to, 'to');
      message = await correctAddress(transaction, found, body.to);
      await record(transaction, { action: 'mail-corrected', actor: caller.id, subject: userId, address });
    }
    return updateMail(transaction, id, body);
  });
  return { message, data };
}

/** The mails that the owner sees at /office/mails. */
export const mailRoutes: readonly Route[] = [
  route(getMails, async ({ db, sender, query: { state, to, cursor, limit } }) => {
    const readers = { to, schoolEmail: sender.schoolEmail };
    const found = await listMails(db, { state, readers, after: decodeCursor(cursor), limit: limit + 1 });
    const { rows, next } = pageOf(found, limit);
    return { items: rows.map(({ mail }) => mail), next };
  }),
  route(resendMail, resend, ...limits.mailAgain),
  route(changeMail, change),
];
