import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Database } from '#server/db/connect.ts';
import type { ApplicationsTable, FamilyMergesTable, Tables } from '#server/db/tables.ts';
import { setFamilyOfWords } from '#server/family-search/queries.ts';
import type { Position } from '#server/http/list.ts';

/** An account of a family. */
export type MemberRow = Pick<
  Selectable<Tables['users']>,
  'id' | 'name' | 'email' | 'role' | 'familyId' | 'phone' | 'notedBy' | 'createdAt'
>;
export type ApplicationRow = Selectable<ApplicationsTable>;

/** The account that stands for the family of an account; undefined when there is no such account. */
export async function findFamilyId(db: Database, accountId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('users')
    .select(['id', 'familyId'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  return row && (row.familyId ?? row.id);
}

/** The name of an account; empty when it was just deleted. */
export async function nameOf(db: Database, accountId: string): Promise<string> {
  const row = await db.selectFrom('users').select('name').where('id', '=', accountId).executeTakeFirst();
  return row?.name ?? '';
}

/** The e-mail address of an account; undefined when there is no such account. */
export async function emailOf(db: Database, accountId: string): Promise<string | undefined> {
  const row = await db.selectFrom('users').select('email').where('id', '=', accountId).executeTakeFirst();
  return row?.email;
}

/** Later than every sign-up. */
const end: Position = { createdAt: new Date('9999-12-31T23:59:59.999Z'), id: '' };

/**
 * The families in order of sign-up, the latest first; accounts of the office too.
 * @param before the last family of the page before; null for the first page
 */
export async function listFamilies(
  db: Database,
  before: Position | null,
  limit: number,
): Promise<Position[]> {
  const last = before ?? end;
  const rows = await db
    .selectFrom('users')
    .select(['id', 'createdAt'])
    .where('familyId', 'is', null)
    .where(({ eb, refTuple, tuple }) => eb(refTuple('createdAt', 'id'), '<', tuple(last.createdAt, last.id)))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id, createdAt }) => ({ id, createdAt: new Date(createdAt) }));
}

/** All accounts of some families, in order of sign-up. */
export function membersOf(db: Database, familyIds: readonly string[]): Promise<MemberRow[]> {
  return db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'role', 'familyId', 'phone', 'notedBy', 'createdAt'])
    .where(({ eb, or }) => or([eb('id', 'in', familyIds), eb('familyId', 'in', familyIds)]))
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

/** All applications of some accounts, the latest first. */
export function applicationsOf(db: Database, userIds: readonly string[]): Promise<ApplicationRow[]> {
  return db
    .selectFrom('applications')
    .selectAll()
    .where('userId', 'in', userIds)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** More families with one phone number or child are not counted: such a number is not a sign of a duplicate. */
const maxFound = 1000;

/** The families with some phone numbers. @param keys as `phoneKey` makes them */
export function familiesWithPhones(
  db: Database,
  keys: readonly string[],
): Promise<{ key: string; familyId: string }[]> {
  return db
    .selectFrom('familyWords')
    .select(['word as key', 'familyId'])
    .where('word', 'in', keys)
    .groupBy(['word', 'familyId'])
    .limit(maxFound)
    .execute();
}

/** The families with children of some names and birth dates. */
export async function familiesWithChildren(
  db: Database,
  children: readonly { nameKey: string; dob: string }[],
): Promise<{ nameKey: string; dob: string; familyId: string }[]> {
  const rows = await db
    .selectFrom('applications')
    .innerJoin('users', 'users.id', 'applications.userId')
    .select(['nameKey', 'dob', 'users.id', 'users.familyId'])
    .where('nameKey', 'in', [...new Set(children.map(({ nameKey }) => nameKey))])
    .where('dob', 'in', [...new Set(children.map(({ dob }) => dob))])
    .limit(maxFound)
    .execute();
  return rows.map(({ id, familyId, nameKey, dob }) => ({ nameKey, dob, familyId: familyId ?? id }));
}

/** The pairs of families that the office knows to be different, as far as one of them has one of these accounts. */
export async function knownDifferences(
  db: Database,
  accountIds: readonly string[],
): Promise<{ one: string; other: string }[]> {
  const rows = await db
    .selectFrom('familyDifferences')
    .innerJoin('users as one', 'one.id', 'oneId')
    .innerJoin('users as other', 'other.id', 'otherId')
    .select(['one.id as oneId', 'one.familyId as oneFamily'])
    .select(['other.id as otherId', 'other.familyId as otherFamily'])
    .where(({ eb, or }) => or([eb('oneId', 'in', accountIds), eb('otherId', 'in', accountIds)]))
    .execute();
  return rows.map((row) => ({ one: row.oneFamily ?? row.oneId, other: row.otherFamily ?? row.otherId }));
}

/** Stores that two families are different; nothing changes when it is stored already. */
export async function insertDifference(db: Database, one: string, other: string): Promise<void> {
  const [oneId = '', otherId = ''] = [one, other].toSorted();
  await db
    .insertInto('familyDifferences')
    .values({ id: randomUUID(), oneId, otherId, createdAt: new Date() })
    .onConflict((conflict) => conflict.columns(['oneId', 'otherId']).doNothing())
    .execute();
}

/** The merges of these accounts into others since a moment, the latest first. */
export async function mergesSince(db: Database, accountIds: readonly string[], since: Date) {
  const rows = await db
    .selectFrom('familyMerges')
    .select(['familyId', 'intoId', 'how', 'createdAt'])
    .where('familyId', 'in', accountIds)
    .where('createdAt', '>', since)
    .orderBy('createdAt', 'desc')
    .execute();
  return rows.map(({ familyId, intoId, how, createdAt }) => ({
    familyId,
    intoId,
    how,
    createdAt: new Date(createdAt),
  }));
}

/** The merge of an account into another; undefined when it was merged into none. */
export async function findMerge(db: Database, accountId: string) {
  const row = await db
    .selectFrom('familyMerges')
    .select(['intoId', 'how', 'createdAt'])
    .where('familyId', '=', accountId)
    .executeTakeFirst();
  return row && { ...row, createdAt: new Date(row.createdAt) };
}

/** An account with all accounts that were merged into it, also over others. */
async function accountsUnder(db: Database, accountId: string): Promise<string[]> {
  const found = [accountId];
  for (let next = found; next.length > 0;) {
    const rows = await db.selectFrom('familyMerges').select('familyId').where('intoId', 'in', next).execute();
    next = rows.map(({ familyId }) => familyId);
    found.push(...next);
  }
  return found;
}

/** Makes accounts one family. @param familyId the one that stands for it */
async function setFamily(
  transaction: Database,
  accountIds: readonly string[],
  familyId: string,
): Promise<void> {
  const others = accountIds.filter((id) => id !== familyId);
  await transaction.updateTable('users').set({ familyId: null }).where('id', '=', familyId).execute();
  if (others.length > 0)
    await transaction.updateTable('users').set({ familyId }).where('id', 'in', others).execute();
  await setFamilyOfWords(transaction, accountIds, familyId);
}

/**
 * Merges a family into another one. Both accounts have to be locked, and stand for their families. No row of an application
 * moves.
 */
export async function insertMerge(
  transaction: Database,
  { familyId, intoId, how }: Pick<Selectable<FamilyMergesTable>, 'familyId' | 'intoId' | 'how'>,
): Promise<void> {
  const createdAt = new Date();
  await transaction
    .insertInto('familyMerges')
    .values({ id: randomUUID(), familyId, intoId, how, createdAt })
    .execute();
  const members = await membersOf(transaction, [familyId]);
  const ids = members.map(({ id }) => id);
  await transaction.updateTable('users').set({ familyId: intoId }).where('id', 'in', ids).execute();
  await setFamilyOfWords(transaction, ids, intoId);
}

/**
 * Removes the merge of an account into another: it and all accounts that were merged into it are a family again. The account
 * that stands for the present family has to be locked.
 */
export async function deleteMerge(transaction: Database, accountId: string): Promise<void> {
  await transaction.deleteFrom('familyMerges').where('familyId', '=', accountId).execute();
  await setFamily(transaction, await accountsUnder(transaction, accountId), accountId);
}

/** Takes an account that is about to be deleted out of its family. The other accounts stay one family. */
export async function leaveFamily(transaction: Database, accountId: string): Promise<void> {
  const mergesIntoIt = transaction.updateTable('familyMerges').where('intoId', '=', accountId);
  const itsInvitations = transaction.updateTable('familyInvitations').where('familyId', '=', accountId);
  const merge = await findMerge(transaction, accountId);
  if (merge !== undefined) {
    await mergesIntoIt.set({ intoId: merge.intoId }).execute();
    await itsInvitations.set({ familyId: merge.intoId }).execute();
    return;
  }
  const accounts = await accountsUnder(transaction, accountId);
  const next = await transaction
    .selectFrom('familyMerges')
    .select('familyId')
    .where('intoId', '=', accountId)
    .orderBy('createdAt')
    .limit(1)
    .executeTakeFirst();
  if (next === undefined) return;
  await transaction.deleteFrom('familyMerges').where('familyId', '=', next.familyId).execute();
  await mergesIntoIt.set({ intoId: next.familyId }).execute();
  await itsInvitations.set({ familyId: next.familyId }).execute();
  const others = accounts.filter((id) => id !== accountId);
  await setFamily(transaction, others, next.familyId);
}

/** What an export says about the family of an account: what the office noted, and how it came to be merged. */
export async function familyDataOf(db: Database, accountId: string) {
  const account = await db
    .selectFrom('users')
    .select(['phone', 'notedBy'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  const merge = await findMerge(db, accountId);
  return {
    phone: account?.phone ?? null,
    notedBy: account?.notedBy ?? null,
    joined: merge === undefined ? null : { how: merge.how, createdAt: merge.createdAt.toISOString() },
  };
}
