import { setImmediate } from 'node:timers/promises';
import type { User } from '#contract/users/account.ts';
import type { SearchedTexts } from '#contract/school/user-search.ts';
import { givenEmail } from '#server/db/no-email.ts';
import type { Database } from '#server/db/connect.ts';
import type { Position } from '#server/http/list.ts';
import { storedApplicationOf } from '#server/school/applications/queries.ts';
import { toUser, userColumns, type UserRow } from '#server/school/my-data/queries.ts';

/** The texts of a user that a search looks at, and the user's place in the list. */
export interface SearchedUser extends Position, SearchedTexts {}

/** A part of the list: the users after one position and up to another; null for no bound. */
export interface Range {
  after: Position | null;
  upTo: Position | null;
}

/** The first users of a part of the list, in the order they signed up. */
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
    userEmail: givenEmail(email),
    applications: (byUser.get(id) ?? []).map(({ userId: _, ...texts }) => texts),
  }));
}

/** The number of users, and of those with an application. */
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

const usersInOrder = (db: Database) =>
  db.selectFrom('users').select(userColumns).orderBy('createdAt').orderBy('id');

async function withApplications(db: Database, rows: readonly UserRow[]): Promise<User[]> {
  if (rows.length === 0) return [];
  const applications = await db
    .selectFrom('applications')
    .selectAll()
    .where(
      'userId',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const byUser = Map.groupBy(applications, ({ userId }) => userId);
  return rows.map((row) => toUser(row, (byUser.get(row.id) ?? []).map(storedApplicationOf)));
}

/** Some users in the order they signed up, each with their applications. */
export async function listUsers(db: Database, ids: readonly string[]): Promise<User[]> {
  if (ids.length === 0) return [];
  return withApplications(db, await usersInOrder(db).where('id', 'in', ids).execute());
}

/** The users that `listAllUsers` reads before it lets other requests through. */
const batchLength = 100;

/** All users in the order they signed up, each with their applications. */
export async function listAllUsers(db: Database): Promise<User[]> {
  const users: User[] = [];
  let rows = await usersInOrder(db).limit(batchLength).execute();
  for (;;) {
    users.push(...(await withApplications(db, rows)));
    const last = rows.at(-1);
    if (last === undefined || rows.length < batchLength) return users;
    // Queries on SQLite are synchronous: without this, all other requests wait until every user is read.
    await setImmediate();
    rows = await usersInOrder(db)
      .where(({ eb, refTuple, tuple }) =>
        eb(refTuple('createdAt', 'id'), '>', tuple(last.createdAt, last.id)),
      )
      .limit(batchLength)
      .execute();
  }
}
