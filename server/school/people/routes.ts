import {
  addPerson,
  changePerson,
  getPeople,
  noSuchPerson,
  removePerson,
  type OfficeRole,
  type Person,
} from '#contract/school/people.ts';
import { limits } from '#server/http/limits.ts';
import { isOfficeRole } from '#contract/roles.ts';
import { lockUser } from '#server/users/queries.ts';
import type { Database } from '#server/db/connect.ts';
import { isDuplicate } from '#server/db/duplicate.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { HttpError } from '#server/http/http-error.ts';
import { once } from '#server/http/idempotency-key.ts';
import { decodeCursor, pageOf } from '#server/http/list.ts';
import type { Caller } from '#server/http/checked-request.ts';
import { route, type RequestContext, type Route } from '#server/school/route.ts';
import { invitation } from '#server/school/emails/invitation.ts';
import { enqueue } from '#server/mail/outbox.ts';
import { requireRecentPassword } from '#server/users/passwords/reauthentication.ts';
import { lockCaller } from '#server/users/passwords/lock-caller.ts';
import { endUnprovenAccess } from '#server/users/passwords/unproven-access.ts';
import { giveOfficeRole, takeOfficeRole } from './office-role.ts';
import { findUserAtAddress, findPerson, insertUserWithoutPassword, listPeople } from './queries.ts';

const roleWords: Readonly<Record<OfficeRole, string>> = { teacher: 'a teacher', admin: 'an owner' };

const worksHereAlready = () => {
  const message = 'This person works in the office already.';
  return new HttpError(409, message, { fields: { email: message } });
};

/**
 * Locks the caller and the user who is changed, always in the same order: of two owners who remove each other, the second
 * is no owner any more. As nobody changes their own role, an owner always remains.
 * @throws HttpError 401 when the caller is no owner any more
 */
async function lockBoth(transaction: Database, caller: Caller, id: string): Promise<void> {
  for (const each of [caller.id, id].toSorted()) await lockUser(transaction, each);
  await lockCaller(transaction, caller);
}

/** @throws HttpError 404 */
async function getPerson(db: Database, id: string): Promise<Person> {
  const person = await findPerson(db, id);
  if (person === undefined) throw new HttpError(404, noSuchPerson);
  return person;
}

/**
 * Lets somebody work in the office. Anybody can sign up with any address, so a user with an unverified one loses the password
 * and sets a new one with a code from a mail.
 */
async function invite(
  transaction: Database,
  { caller, address, body: { email, role }, sender }: RequestContext<typeof addPerson>,
): Promise<{ id: string }> {
  const found = await findUserAtAddress(transaction, email);
  const id = found?.id ?? (await insertUserWithoutPassword(transaction, email));
  await lockBoth(transaction, caller, id);
  // Once more, because another owner may have been faster.
  const user = await findUserAtAddress(transaction, email);
  if (user === undefined || isOfficeRole(user.role)) throw worksHereAlready();
  await giveOfficeRole(transaction, { id, role, actor: caller.id, address });
  await endUnprovenAccess(transaction, id);
  const { hasPassword } = await getPerson(transaction, id);
  const { fullName: invitedBy } = await getPerson(transaction, caller.id);
  const mail = invitation(sender, { userId: id, to: email, role, invitedBy, hasPassword });
  await enqueue(transaction, [mail], id);
  return { id };
}

async function add(request: RequestContext<typeof addPerson>) {
  const { db, caller, body, outbox } = request;
  requireRecentPassword(caller);
  try {
    const { id } = await inTransaction(db, (transaction) =>
      once(
        request,
        transaction,
        () => invite(transaction, request),
        async ({ id }) => (await findPerson(transaction, id)) !== undefined,
      ),
    );
    outbox.nudge();
    const person = await getPerson(db, id);
    return { message: `${body.email} is ${roleWords[body.role]} now. We have sent a mail.`, person };
  } catch (error) {
    // Two owners invite the same new person at once.
    if (isDuplicate(error)) throw worksHereAlready();
    throw error;
  }
}

async function change({
  db,
  caller,
  address,
  body: { role },
  params: { id },
}: RequestContext<typeof changePerson>) {
  if (id === caller.id) throw new HttpError(409, 'You cannot change your own role. Another owner can do it.');
  requireRecentPassword(caller);
  const person = await inTransaction(db, async (transaction) => {
    await lockBoth(transaction, caller, id);
    const before = await getPerson(transaction, id);
    if (before.role === role) return before;
    await giveOfficeRole(transaction, { id, role, actor: caller.id, address });
    return getPerson(transaction, id);
  });
  return { message: `${person.fullName} is ${roleWords[role]} now.`, person };
}

async function remove({ db, caller, address, params: { id } }: RequestContext<typeof removePerson>) {
  if (id === caller.id)
    throw new HttpError(409, 'You cannot remove yourself from the office. Another owner can do it.');
  requireRecentPassword(caller);
  const { fullName } = await inTransaction(db, async (transaction) => {
    await lockBoth(transaction, caller, id);
    const person = await getPerson(transaction, id);
    await takeOfficeRole(transaction, { id, role: person.role, actor: caller.id, address });
    return person;
  });
  return { message: `${fullName} no longer works in the office.` };
}

/** Who works in the office. */
export const peopleRoutes: readonly Route[] = [
  route(getPeople, async ({ db, query: { cursor, limit } }) => {
    const { rows, next } = pageOf(await listPeople(db, decodeCursor(cursor), limit + 1), limit);
    return { items: rows.map(({ person }) => person), next };
  }),
  route(addPerson, add, ...limits.invitation),
  route(changePerson, change),
  route(removePerson, remove),
];
