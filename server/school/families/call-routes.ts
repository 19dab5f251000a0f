import { addFamily, addFamilyEmail, applyForFamily } from '#contract/school/call.ts';
import { limits } from '#server/http/limits.ts';
import { noSuchFamily } from '#contract/school/family.ts';
import { findUser, insertUser, lockUser, storedEmail } from '#server/users/queries.ts';
import { givenEmail, newNoEmail } from '#server/db/no-email.ts';
import { apply, isStillOpen } from '#server/school/applications/apply.ts';
import { record } from '#server/operations/audit/queries.ts';
import type { Database } from '#server/db/connect.ts';
import { isDuplicate } from '#server/db/duplicate.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { HttpError } from '#server/http/http-error.ts';
import { once } from '#server/http/idempotency-key.ts';
import { addressGiven } from '#server/school/emails/address-given.ts';
import { enqueue } from '#server/mail/outbox.ts';
import { refuseSchoolAddress } from '#server/mail/school-address.ts';
import { requireRecentPassword } from '#server/users/passwords/reauthentication.ts';
import { deleteResetCode, moveUnclaimedUser } from '#server/users/passwords/queries.ts';
import type { Caller } from '#server/http/checked-request.ts';
import { route, type RequestContext, type Route } from '#server/school/route.ts';
import { findPerson } from '#server/school/people/queries.ts';
import { lockCaller } from '#server/users/passwords/lock-caller.ts';
import { endUnprovenAccess } from '#server/users/passwords/unproven-access.ts';
import { findFamily } from './queries.ts';

/** The name of the caller at this time, which is stored with the consent. */
const nameOfCaller = async (transaction: Database, { id }: Caller) =>
  (await findPerson(transaction, id))?.fullName ?? '';

const emailTaken = () => {
  const message =
    'There is an account with this email already. Please search for it, and note the application there.';
  return new HttpError(409, message, { fields: { email: message } });
};

async function add(request: RequestContext<typeof addFamily>) {
  const { db, outbox, caller, address, body } = request;
  const { email, hasAgreed: _, ...sent } = body;
  try {
    const noted = await inTransaction(db, async (transaction) => {
      await lockCaller(transaction, caller);
      return once(
        request,
        transaction,
        async () => {
          const userEmail = email === '' ? newNoEmail() : email;
          const id = await insertUser(transaction, { fullName: sent.parentName, userEmail });
          await record(transaction, { action: 'family-added', actor: caller.id, subject: id, address });
          const notedBy = await nameOfCaller(transaction, caller);
          return { _id: id, ...(await apply(request, transaction, { id, email }, sent, notedBy)) };
        },
        ({ applicationId }) => isStillOpen(transaction, applicationId),
      );
    });
    outbox.nudge();
    const { _id, conversationId } = noted;
    return { message: `The application for ${sent.fullName} is noted.`, _id, conversationId };
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    throw emailTaken();
  }
}

const addressHasChanged = () =>
  new HttpError(409, 'This family has another email since you opened its page. Please look at it again.');

async function applyFor(request: RequestContext<typeof applyForFamily>) {
  const { db, outbox, caller, address, params, body } = request;
  const { hasAgreed: _, userEmail, ...sent } = body;
  const { id } = params;
  const note = async (transaction: Database) => {
    await lockUser(transaction, id);
    const family = await findFamily(transaction, id);
    if (family === undefined) throw new HttpError(404, noSuchFamily);
    // Whoever signed up with the address that the office knows has proven another one since, and is somebody else.
    if (family.userEmail !== userEmail) throw addressHasChanged();
    // Who signed up with this address may be somebody else than the parent who calls. Colleagues are invited, which asks for proof.
    if ((await findUser(transaction, id))?.role === 'user') await endUnprovenAccess(transaction, id);
    await record(transaction, { action: 'application-noted', actor: caller.id, subject: id, address });
    const email = userEmail;
    const notedBy = await nameOfCaller(transaction, caller);
    return apply(request, transaction, { id, email }, sent, notedBy);
  };
  const { conversationId } = await inTransaction(db, async (transaction) => {
    await lockCaller(transaction, caller);
    return once(
      request,
      transaction,
      () => note(transaction),
      ({ applicationId }) => isStillOpen(transaction, applicationId),
    );
  });
  outbox.nudge();
  return { message: `The application for ${sent.fullName} is noted.`, _id: id, conversationId };
}

const hasAccount = () => {
  const message =
    'This family has an account of its own. It can be reached at the address that it has chosen.';
  return new HttpError(409, message, { fields: { email: message } });
};

async function addEmail(request: RequestContext<typeof addFamilyEmail>) {
  const { db, outbox, sender, caller, address, params, body } = request;
  const { id } = params;
  const { email } = body;
  refuseSchoolAddress(sender, email, 'email');
  try {
    await inTransaction(db, async (transaction) => {
      await lockCaller(transaction, caller);
      await lockUser(transaction, id);
      const from = await storedEmail(transaction, id);
      if (from === undefined || (await findFamily(transaction, id)) === undefined)
        throw new HttpError(404, noSuchFamily);
      // A second click has nothing left to do.
      if (from === email) return;
      // As the correction of a mail (server/school/email-list/routes.ts): a record goes to somebody else.
      if (givenEmail(from) !== '') requireRecentPassword(caller);
      if (!(await moveUnclaimedUser(transaction, { id, from, to: email }))) throw hasAccount();
      await deleteResetCode(transaction, from);
      await record(transaction, { action: 'family-email-added', actor: caller.id, subject: id, address });
      await enqueue(transaction, [addressGiven(sender, { userId: id, to: email })], id);
    });
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    throw emailTaken();
  }
  outbox.nudge();
  return { message: `We have written to ${email}.` };
}

/** The applications of parents who call, noted by the office. */
export const callRoutes: readonly Route[] = [
  route(addFamily, add, ...limits.call),
  route(applyForFamily, applyFor, ...limits.call),
  route(addFamilyEmail, addEmail, ...limits.call),
];
