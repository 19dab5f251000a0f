import { randomUUID } from 'node:crypto';
import type { SearchedTexts } from '#contract/user-search.ts';
import type { Database } from '#server/db/connect.ts';
import type { Position } from '#server/http/list.ts';

export interface Account {
  id: string;
  name: string;
  /** Whether the owner of the address has proved it with a code from a mail. */
  isVerified: boolean;
}

export async function findAccount(db: Database, email: string): Promise<Account | undefined> {
  const row = await db
    .selectFrom('users')
    .select(['id', 'name', 'emailVerified'])
    .where('email', '=', email)
    .executeTakeFirst();
  return row && { id: row.id, name: row.name, isVerified: Boolean(row.emailVerified) };
}

/** Creates an admin account without a password. @returns its id */
export async function insertAdmin(transaction: Database, email: string): Promise<string> {
  const now = new Date();
  const id = randomUUID();
  const name = email.split('@')[0] ?? email;
  await transaction
    .insertInto('users')
    .values({ id, name, email, emailVerified: true, role: 'admin', createdAt: now, updatedAt: now })
    .execute();
  return id;
}

/** Makes an account an admin account with a verified address. */
export async function makeAdmin(transaction: Database, id: string): Promise<void> {
  await transaction
    .updateTable('users')
    .set({ role: 'admin', emailVerified: true, updatedAt: new Date() })
    .where('id', '=', id)
    .execute();
}

/** Makes an admin account an ordinary one. @returns its id, or undefined when the e-mail is not an admin's */
export async function removeAdmin(transaction: Database, email: string): Promise<string | undefined> {
  const removed = await transaction
    .updateTable('users')
    .set({ role: 'user', updatedAt: new Date() })
    .where('email', '=', email)
    .where('role', '=', 'admin')
    .returning('id')
    .executeTakeFirst();
  return removed?.id;
}

/** The e-mails of all admins, in alphabetical order. */
export async function adminEmails(db: Database): Promise<string[]> {
  const admins = await db
    .selectFrom('users')
    .select('email')
    .where('role', '=', 'admin')
    .orderBy('email')
    .execute();
  return admins.map(({ email }) => email);
}

/** The texts of an account that a search looks at, and its place in the list. */
export interface SearchedUser extends Position, SearchedTexts {}

/** A part of the list: the accounts after one position and up to another; null for no bound. */
export interface Range {
  after: Position | null;
  upTo: Position | null;
}

/** The first accounts of a part of the list, in the order they signed up. */
export async function readSearchedUsers(
  db: Database,
  { after, upTo }: Range,
  limit: number,
): Promise<SearchedUser[]> {
  let query = db
    .selectFrom('users')
    .select(['id', 'createdAt', 'name', 'email'])
    .orderBy('createdAt')
    .orderBy('id')
    .limit(limit);
  const bounds = [
    ['>', after],
    ['<=', upTo],
  ] as const;
  for (const [comparison, position] of bounds) {
    if (position === null) continue;
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('createdAt', 'id'), comparison, tuple(position.createdAt, position.id)),
    );
  }
  const rows = await query.execute();
  if (rows.length === 0) return [];
  const applications = await db
    .selectFrom('applications')
    .select(['userId', 'fullName', 'courseName as course', 'parentName', 'phone'])
    .where(
      'userId',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const byUser = Map.groupBy(applications, ({ userId }) => userId);
  return rows.map(({ id, createdAt, name, email }) => ({
    id,
    createdAt: new Date(createdAt),
    fullName: name,
    userEmail: email,
    enrollments: (byUser.get(id) ?? []).map(({ userId: _, ...texts }) => texts),
  }));
}

/** The number of accounts, and of those with an application. */
export async function countUsers(db: Database): Promise<{ users: number; enrolled: number }> {
  const { users, enrolled } = await db
    .selectNoFrom(({ selectFrom }) => [
      selectFrom('users')
        .select(({ fn }) => fn.countAll().as('count'))
        .as('users'),
      selectFrom('applications')
        .select(({ fn }) => fn.count('userId').distinct().as('count'))
        .as('enrolled'),
    ])
    .executeTakeFirstOrThrow();
  return { users: Number(users), enrolled: Number(enrolled) };
}
