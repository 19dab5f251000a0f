import { randomUUID } from 'node:crypto';
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
