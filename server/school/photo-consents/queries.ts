import { randomUUID } from 'node:crypto';
import { openStatuses } from '#contract/school/application-status.ts';
import type { Database } from '#server/db/connect.ts';
import { givenEmail } from '#server/db/no-email.ts';
import type { Position } from '#server/http/list.ts';

/** A child as the office and its family see it. */
interface Child {
  id: string;
  fullName: string;
  dob: string;
}

/** A family with its children, in the order of their ids. */
export interface FamilyWithChildren extends Position {
  fullName: string;
  /** Empty when the parent gave none. */
  email: string;
  /** When it was last asked at this address. */
  askedAt: Date | null;
  children: readonly Child[];
}

/** Before every user. The comparison is always there, so that an index leads to the page. */
const start: Position = { createdAt: new Date('9999-12-31T00:00:00Z'), id: '' };

/** Users with their children and the time of the last link that was sent to their present addresses. */
async function withChildren(
  db: Database,
  users: readonly { id: string; name: string; email: string; createdAt: Date | string }[],
): Promise<FamilyWithChildren[]> {
  if (users.length === 0) return [];
  const ids = users.map(({ id }) => id);
  const children = await db
    .selectFrom('children')
    .select(['id', 'userId', 'fullName', 'dob'])
    .where('userId', 'in', ids)
    .orderBy('id')
    .execute();
  const links = await db
    .selectFrom('photoConsentLinks')
    .select(['userId', 'email', 'createdAt'])
    .where('userId', 'in', ids)
    .orderBy('createdAt', 'desc')
    .execute();
  const byUser = Map.groupBy(children, ({ userId }) => userId);
  return users.map(({ id, name, email, createdAt }) => {
    const last = links.find((link) => link.userId === id && link.email === email);
    return {
      id,
      createdAt: new Date(createdAt),
      fullName: name,
      email: givenEmail(email),
      askedAt: last === undefined ? null : new Date(last.createdAt),
      children: byUser.get(id) ?? [],
    };
  });
}

/**
 * Some families with children, the latest sign-up first.
 * @param from the first one, or the family after it when it is gone; null for the start
 */
export async function readFamilies(
  db: Database,
  from: Position | null,
  limit: number,
): Promise<FamilyWithChildren[]> {
  const { createdAt, id } = from ?? start;
  const users = await db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'createdAt'])
    .where(({ eb, refTuple, tuple }) => eb(refTuple('createdAt', 'id'), '<=', tuple(createdAt, id)))
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('children').select('children.id').whereRef('userId', '=', 'users.id')),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return withChildren(db, users);
}

/** One family with its children; undefined when there is none. */
export async function findFamilyWithChildren(
  db: Database,
  userId: string,
): Promise<FamilyWithChildren | undefined> {
  const users = await db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'createdAt'])
    .where('id', '=', userId)
    .execute();
  return (await withChildren(db, users))[0];
}

/** Some families with their children, in no order. */
export async function findFamiliesWithChildren(
  db: Database,
  userIds: readonly string[],
): Promise<FamilyWithChildren[]> {
  if (userIds.length === 0) return [];
  const users = await db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'createdAt'])
    .where('id', 'in', userIds)
    .execute();
  return withChildren(db, users);
}

/** What makes applications those of one child. */
export interface ChildKey {
  userId: string;
  /** The name for comparison. */
  nameKey: string;
  dob: string;
}

export type ChildOfFamily = Child & ChildKey;

/** A trial class of a family with an account. */
export interface TrialInClass {
  userId: string;
  /** Of the child when the family asked. */
  childAge: number;
  askedAt: Date;
  /** The child, if the class was offered with its application. */
  child: ChildKey | null;
}

/** Some trial classes that began in a period, and were neither cancelled nor missed, with the child of each that is known. */
export async function trialsInClass(
  db: Database,
  { from, to, limit }: { from: Date; to: Date; limit: number },
): Promise<TrialInClass[]> {
  const rows = await db
    .selectFrom('trials')
    .leftJoin('applicationHistory', 'applicationHistory.id', 'trials.id')
    .leftJoin('applications', 'applications.id', 'applicationHistory.applicationId')
    .select(['trials.userId', 'trials.childAge', 'trials.createdAt', 'nameKey', 'dob'])
    .where('trials.list', 'in', ['agreed', 'done'])
    .where('trials.listedAt', '>=', from)
    .where('trials.listedAt', '<=', to)
    .where('trials.status', 'in', ['agreed', 'came', 'enrolled'])
    .where('trials.userId', 'is not', null)
    .orderBy('trials.listedAt')
    .orderBy('trials.id')
    .limit(limit)
    .execute();
  return rows.flatMap(({ userId, childAge, createdAt, nameKey, dob }) => {
    if (userId === null) return [];
    const child = nameKey === null || dob === null ? null : { userId, nameKey, dob };
    return [{ userId, childAge, askedAt: new Date(createdAt), child }];
  });
}

/** The children of some families that have an application which is neither declined nor withdrawn, by name. */
export async function childrenWithApplication(
  db: Database,
  userIds: readonly string[],
): Promise<ChildOfFamily[]> {
  if (userIds.length === 0) return [];
  return db
    .selectFrom('children')
    .select(['id', 'userId', 'fullName', 'nameKey', 'dob'])
    .where('userId', 'in', userIds)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('applications')
          .select('applications.id')
          .whereRef('applications.userId', '=', 'children.userId')
          .whereRef('applications.nameKey', '=', 'children.nameKey')
          .whereRef('applications.dob', '=', 'children.dob')
          .where('status', 'in', openStatuses),
      ),
    )
    .orderBy('nameKey')
    .orderBy('id')
    .execute();
}

/** Some of the children who are enrolled in one of the courses, and whose year was not over at a moment, by name. */
export async function enrolledChildren(
  db: Database,
  { courseIds, at, limit }: { courseIds: readonly string[]; at: Date; limit: number },
): Promise<ChildKey[]> {
  if (courseIds.length === 0) return [];
  return db
    .selectFrom('applications')
    .select(['userId', 'nameKey', 'dob'])
    .distinct()
    .where('courseId', 'in', courseIds)
    .where('enrolledUntil', '>', at)
    .where('status', '=', 'enrolled')
    .orderBy('nameKey')
    .orderBy('dob')
    .orderBy('userId')
    .limit(limit)
    .execute();
}

/** Whose child it is; undefined when there is none. */
export async function familyOfChild(db: Database, childId: string): Promise<string | undefined> {
  const row = await db.selectFrom('children').select('userId').where('id', '=', childId).executeTakeFirst();
  return row?.userId;
}

/** The children of a user, in the order of their first applications. */
export async function childrenOf(db: Database, userId: string): Promise<Child[]> {
  return db
    .selectFrom('children')
    .select(['id', 'fullName', 'dob'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

/** Stores a link to the present address of a user. */
export async function insertLink(
  transaction: Database,
  link: { userId: string; email: string; tokenHash: string; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await transaction
    .insertInto('photoConsentLinks')
    .values({ id: randomUUID(), ...link })
    .execute();
}

/** A link with the user that it was sent to. */
export interface StoredLink {
  userId: string;
  expiresAt: Date;
  isUsed: boolean;
}

/** A link that was sent to the present address of its user; undefined for any other. */
export async function findLink(db: Database, tokenHash: string): Promise<StoredLink | undefined> {
  const row = await db
    .selectFrom('photoConsentLinks')
    .innerJoin('users', 'users.id', 'photoConsentLinks.userId')
    .select(['userId', 'expiresAt', 'usedAt'])
    .where('tokenHash', '=', tokenHash)
    .whereRef('users.email', '=', 'photoConsentLinks.email')
    .executeTakeFirst();
  return row && { userId: row.userId, expiresAt: new Date(row.expiresAt), isUsed: row.usedAt !== null };
}

/** Ends all links of a user: an older mail must not change what was answered through a newer one. */
export async function useLinks(transaction: Database, userId: string, usedAt: Date): Promise<void> {
  await transaction
    .updateTable('photoConsentLinks')
    .set({ usedAt })
    .where('userId', '=', userId)
    .where('usedAt', 'is', null)
    .execute();
}
