import {
  addPerson,
  changePerson,
  getPeople,
  noSuchPerson,
  removePerson,
  type OfficeRole,
  type Person,
} from '#contract/people.ts';
import { isOfficeRole } from '#contract/roles.ts';
import { lockAccount } from '#server/accounts/queries.ts';
import { record } from '#server/audit/queries.ts';
import type { Database } from '#server/db/connect.ts';
import { isDuplicate } from '#server/db/duplicate.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { HttpError } from '#server/http/http-error.ts';
import { decodeCursor, pageOf } from '#server/http/list.ts';
import { route, type RequestContext, type Route } from '#server/http/route.ts';
import { invitationMessage, officeRoleMessage } from '#server/mail/messages.ts';
import { enqueue } from '#server/mail/outbox.ts';
import { deletePassword } from '#server/passwords/queries.ts';
import { requireRecentPassword } from '#server/passwords/reauthentication.ts';
import { deletePendingSignIns } from '#server/second-factor/queries.ts';
import { lockCaller } from '#server/sessions/lock-caller.ts';
import { deleteSessionsOf } from '#server/sessions/queries.ts';
import { addedAs, giveOfficeRole, removedAs, takeOfficeRole } from './office-role.ts';
import { findAccount, findPerson, insertAccount, listPeople } from './queries.ts';

const notFound = () => new HttpError(404, noSuchPerson);

const worksHereAlready = () => {
  const message = 'This person works in the office already.';
  return new HttpError(409, message, { fields: { email: message } });
};

const roleWords: Readonly<Record<OfficeRole, string>> = { teacher: 'a teacher', admin: 'an owner' };

/**
 * Locks the caller and the account that is changed, always in the same order: of two owners who remove each other, the second
 * is no owner any more. As nobody changes their own role, an owner always remains.
 * @throws HttpError 401 when the caller is no owner any more
 */
async function lockBoth(
  transaction: Database,
  { caller }: Pick<RequestContext<typeof removePerson>, 'caller'>,
  id: string,
): Promise<void> {
  for (const each of [caller.id, id].toSorted()) await lockAccount(transaction, each);
  await lockCaller(transaction, caller);
}

/** @throws HttpError 404 */
async function getPerson(db: Database, id: string): Promise<Person> {
  const person = await findPerson(db, id);
  if (person === undefined) throw notFound();
  return person;
}

/**
 * Lets a person with an account work in the office. Anybody can sign up with any address: an unverified one loses its password,
 * and the person sets a new one with a code from a mail.
 * @returns whether the person has to set a password
 */
async function admit(transaction: Database, id: string, role: OfficeRole, isVerified: boolean) {
  await giveOfficeRole(transaction, id, role);
  if (!isVerified) await deletePassword(transaction, id);
  return !isVerified;
}

async function add(request: RequestContext<typeof addPerson>) {
  const { db, caller, address, body, sender, outbox } = request;
  const { email, role } = body;
  requireRecentPassword(caller);
  const store = async (transaction: Database) => {
    const found = await findAccount(transaction, email);
    if (found === undefined) await lockCaller(transaction, caller);
    else await lockBoth(transaction, request, found.id);
    // Once more, because another owner may have been faster.
    const account = await findAccount(transaction, email);
    if (account !== undefined && isOfficeRole(account.role)) throw worksHereAlready();
    const id = account?.id ?? (await insertAccount(transaction, { email, role, isVerified: false }));
    const needsPassword = await admit(transaction, id, role, account?.isVerified ?? false);
    await record(transaction, { action: addedAs[role], actor: caller.id, subject: id, address });
    const compose = needsPassword ? invitationMessage : officeRoleMessage;
    await enqueue(transaction, [compose(sender, email, role)], id);
    return getPerson(transaction, id);
  };
  try {
    const person = await inTransaction(db, store);
    outbox.nudge();
    return { message: `${email} is ${roleWords[role]} now. We have sent a mail.`, person };
  } catch (error) {
    // Two owners invite the same new person at once.
    if (isDuplicate(error)) throw worksHereAlready();
    throw error;
  }
}

async function change(request: RequestContext<typeof changePerson>) {
  const { db, caller, address, body, params } = request;
  if (params.id === caller.id)
    throw new HttpError(409, 'You cannot change your own role. Another owner can do it.');
  requireRecentPassword(caller);
  const person = await inTransaction(db, async (transaction) => {
    await lockBoth(transaction, request, params.id);
    const { _id: id, role } = await getPerson(transaction, params.id);
    if (role !== body.role) {
      await record(transaction, { action: addedAs[body.role], actor: caller.id, subject: id, address });
      await giveOfficeRole(transaction, id, body.role);
    }
    return getPerson(transaction, id);
  });
  return { message: `${person.fullName} is ${roleWords[body.role]} now.`, person };
}

async function remove(request: RequestContext<typeof removePerson>) {
  const { db, caller, address, params } = request;
  if (params.id === caller.id)
    throw new HttpError(409, 'You cannot remove yourself from the office. Another owner can do it.');
  requireRecentPassword(caller);
  const { fullName } = await inTransaction(db, async (transaction) => {
    await lockBoth(transaction, request, params.id);
    const person = await getPerson(transaction, params.id);
    const action = removedAs[person.role];
    await record(transaction, { action, actor: caller.id, subject: params.id, address });
    await takeOfficeRole(transaction, params.id);
    await deleteSessionsOf(transaction, params.id);
    await deletePendingSignIns(transaction, params.id);
    return person;
  });
  return { message: `${fullName} no longer works in the office.` };
}

/** Who works in the office (docs/design.md, section 5). */
export const peopleRoutes: readonly Route[] = [
  route(getPeople, async ({ db, query: { cursor, limit } }) => {
    const page = pageOf(await listPeople(db, decodeCursor(cursor), limit + 1), limit);
    return { items: page.rows.map(({ person }) => person), next: page.next };
  }),
  // Each request sends a mail to an address that the owner typed.
  route(addPerson, add, { by: 'account', max: 60, seconds: 60 * 60 }),
  route(changePerson, change),
  route(removePerson, remove),
];
