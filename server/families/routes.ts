import { randomUUID } from 'node:crypto';
import {
  addFamily,
  applyOnBehalf,
  differentFamilies,
  getFamilies,
  getFamily,
  getMyFamily,
  mergeFamily,
  noSuchFamily,
  undoMerge,
  type Family,
} from '#contract/family.ts';
import { apply } from '#server/admissions/apply.ts';
import { insertUser, lockAccount } from '#server/accounts/queries.ts';
import { record, recordUsersRead } from '#server/audit/queries.ts';
import type { Database } from '#server/db/connect.ts';
import { isDuplicate } from '#server/db/duplicate.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { HttpError } from '#server/http/http-error.ts';
import { route, type RequestContext, type Route } from '#server/http/route.ts';
import { callerMessage } from '#server/mail/messages.ts';
import { enqueue } from '#server/mail/outbox.ts';
import { lockCaller } from '#server/sessions/lock-caller.ts';
import { findFamily, undoableSince } from './families.ts';
import { familyPage } from './family-page.ts';
import { givenEmail, noEmail } from './no-email.ts';
import {
  applicationsOf,
  deleteMerge,
  emailOf,
  findFamilyId,
  findMerge,
  insertDifference,
  insertMerge,
  membersOf,
  nameOf,
} from './queries.ts';

/** @throws HttpError 404 */
async function getFamilyOf(db: Database, accountId: string): Promise<Family> {
  const family = await findFamily(db, accountId);
  if (family === undefined) throw new HttpError(404, noSuchFamily);
  return family;
}

const changedMeanwhile = () =>
  new HttpError(409, 'Somebody else has just changed this family. Please load the page again.');

/**
 * Locks the accounts that stand for families, in the order of their ids, so that two merges cannot make a circle.
 * @throws HttpError 409 when one was merged meanwhile
 */
async function lockFamilies(transaction: Database, ids: readonly string[]): Promise<void> {
  for (const id of ids.toSorted()) {
    await lockAccount(transaction, id);
    if ((await findFamilyId(transaction, id)) !== id) throw changedMeanwhile();
  }
}

async function merge({ db, caller, address, params, body }: RequestContext<typeof mergeFamily>) {
  const family = await getFamilyOf(db, params.id);
  const into = await getFamilyOf(db, body.into);
  if (family._id === into._id) throw new HttpError(409, 'These are one family already.');
  await inTransaction(db, async (transaction) => {
    await lockCaller(transaction, caller);
    await lockFamilies(transaction, [family._id, into._id]);
    await insertMerge(transaction, { familyId: family._id, intoId: into._id, how: 'office' });
    await record(transaction, { action: 'family-merged', actor: caller.id, subject: family._id, address });
  });
  return { message: 'The two are one family now.', family: await getFamilyOf(db, into._id) };
}

async function undo({ db, caller, address, params: { id } }: RequestContext<typeof undoMerge>) {
  await inTransaction(db, async (transaction) => {
    await lockCaller(transaction, caller);
    const familyId = await findFamilyId(transaction, id);
    if (familyId === undefined) throw new HttpError(404, noSuchFamily);
    await lockFamilies(transaction, [familyId]);
    const found = await findMerge(transaction, id);
    if (found === undefined) throw new HttpError(409, 'This family is not merged into another one.');
    if ((await findFamilyId(transaction, id)) !== familyId) throw changedMeanwhile();
    if (found.createdAt < undoableSince())
      throw new HttpError(409, 'This was merged more than a day ago. It can no longer be undone.');
    await deleteMerge(transaction, id);
    await record(transaction, { action: 'family-merge-undone', actor: caller.id, subject: id, address });
  });
  return { message: 'They are two families again.' };
}

async function keepApart({ db, caller, address, params, body }: RequestContext<typeof differentFamilies>) {
  const family = await getFamilyOf(db, params.id);
  const other = await getFamilyOf(db, body.from);
  if (family._id === other._id) throw new HttpError(409, 'These are one family already.');
  await inTransaction(db, async (transaction) => {
    await lockCaller(transaction, caller);
    await insertDifference(transaction, family._id, other._id);
    await record(transaction, {
      action: 'families-kept-apart',
      actor: caller.id,
      subject: family._id,
      address,
    });
  });
  return { message: 'Noted: they are two families.' };
}

async function applyForCaller(request: RequestContext<typeof applyOnBehalf>) {
  const { db, outbox, caller, address, params, body } = request;
  const { guardianId, ...sent } = body;
  const family = await getFamilyOf(db, params.id);
  const applicant = family.guardians.find(({ _id }) => _id === (guardianId ?? family._id));
  if (applicant === undefined) {
    const message = 'This guardian is not in the family.';
    throw new HttpError(400, message, { fields: { guardianId: message } });
  }
  const id = await inTransaction(db, async (transaction) => {
    await lockCaller(transaction, caller);
    await lockAccount(transaction, applicant._id);
    const email = await emailOf(transaction, applicant._id);
    if (email === undefined) throw new HttpError(404, noSuchFamily);
    const notedBy = await nameOf(transaction, caller.id);
    await record(transaction, {
      action: 'applied-on-behalf',
      actor: caller.id,
      subject: applicant._id,
      address,
    });
    return apply(request, transaction, { id: applicant._id, email }, sent, notedBy);
  });
  outbox.nudge();
  return { message: `The application for ${sent.fullName} is noted.`, _id: id };
}

async function add({ db, outbox, sender, caller, address, body }: RequestContext<typeof addFamily>) {
  const { fullName, phone } = body;
  const userEmail = body.email === '' ? noEmail(randomUUID()) : body.email;
  const to = givenEmail(userEmail);
  try {
    const id = await inTransaction(db, async (transaction) => {
      await lockCaller(transaction, caller);
      const notedBy = await nameOf(transaction, caller.id);
      const account = await insertUser(transaction, { fullName, userEmail }, { phone, notedBy });
      await record(transaction, { action: 'family-added', actor: caller.id, subject: account, address });
      if (to !== null) await enqueue(transaction, [callerMessage(sender, to, fullName, notedBy)], account);
      return account;
    });
    outbox.nudge();
    return { message: `${fullName} is noted.`, _id: id };
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    const message = 'There is already a family with this email. Please search for it.';
    throw new HttpError(409, message, { fields: { email: message } });
  }
}

async function mine({ db, caller }: RequestContext<typeof getMyFamily>) {
  const familyId = (await findFamilyId(db, caller.id)) ?? caller.id;
  const others = (await membersOf(db, [familyId])).filter(({ id }) => id !== caller.id);
  if (others.length === 0) return { guardians: [], applications: [] };
  const names = new Map(others.map(({ id, name }) => [id, name]));
  const applications = await applicationsOf(db, [...names.keys()]);
  return {
    guardians: [...names.values()],
    applications: applications.map((row) => ({
      _id: row.id,
      child: row.fullName,
      course: row.courseName,
      status: row.status,
      guardian: names.get(row.userId) ?? '',
    })),
  };
}

/** Mails and accounts that one person of the office makes in an hour. */
const ofOnePerson = { by: 'account', max: 60, seconds: 3600 } as const;

/** Families: groups of accounts that the office reads and merges, and for which it applies (docs/design.md, section 5). */
export const familyRoutes: readonly Route[] = [
  route(getFamilies, async ({ db, caller, address, query }) => {
    await recordUsersRead(db, { actor: caller.id, address, action: 'families-read' });
    return familyPage(db, query);
  }),
  route(getFamily, async ({ db, caller, address, params: { id } }) => {
    await recordUsersRead(db, { actor: caller.id, address, action: 'families-read' });
    return getFamilyOf(db, id);
  }),
  route(mergeFamily, merge),
  route(undoMerge, undo),
  route(differentFamilies, keepApart),
  route(applyOnBehalf, applyForCaller, ofOnePerson),
  route(addFamily, add, ofOnePerson),
  route(getMyFamily, mine),
];
