import { roleOf } from '#contract/roles.ts';
import type { ApplicationStatus } from '#contract/school/application-status.ts';
import type { Selectable } from 'kysely';
import { maxFamilyRows, maxSamePhone, type Family } from '#contract/school/family.ts';
import { phoneKey } from '#contract/phone.ts';
import type { SearchedTexts } from '#contract/school/user-search.ts';
import { givenEmail } from '#server/db/no-email.ts';
import { storedApplicationOf } from '#server/school/applications/queries.ts';
import { sharedFieldsOf } from '#server/school/conversations/state.ts';
import type { Database } from '#server/db/connect.ts';
import type { ApplicationsTable, ConversationsTable } from '#server/db/tables/families.ts';
import type { Position } from '#server/http/list.ts';
import { ownKeys } from '#server/school/conversations/of-family/queries.ts';
import { byChild, type ChildOf } from './children.ts';

/** An application as the list of families shows and searches it. */
interface ListedApplication {
  id: string;
  fullName: string;
  nameKey: string;
  dob: string;
  course: string;
  status: ApplicationStatus;
  parentName: string;
  phone: string;
}

/** A user with the texts that a search looks at. */
export interface ListedUser extends Position, SearchedTexts {
  /** Whether the user is a parent: others are a family only with an application. */
  isOfParent: boolean;
  applications: readonly ListedApplication[];
}

/** After every user. The comparison is always there, so that an index leads to the page. */
const end: Position = { createdAt: new Date('9999-12-31T00:00:00Z'), id: '' };

/** The applications of some users, the latest first, by user. */
async function applicationsOf(
  db: Database,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, readonly ListedApplication[]>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('applications')
    .select(['id', 'userId', 'fullName', 'nameKey', 'dob', 'courseName as course', 'status'])
    .select(['parentName', 'phone'])
    .where('userId', 'in', userIds)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return Map.groupBy(rows, ({ userId }) => userId);
}

/**
 * Some users with their applications, the latest sign-up first; also those of the office.
 * @param after the last one before
 */
export async function readUsers(db: Database, after: Position | null, limit: number): Promise<ListedUser[]> {
  const { createdAt, id } = after ?? end;
  const rows = await db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'role', 'createdAt'])
    .where(({ eb, refTuple, tuple }) => eb(refTuple('createdAt', 'id'), '<', tuple(createdAt, id)))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  const applications = await applicationsOf(
    db,
    rows.map((row) => row.id),
  );
  return rows.map((row) => ({
    id: row.id,
    createdAt: new Date(row.createdAt),
    fullName: row.name,
    userEmail: givenEmail(row.email),
    isOfParent: roleOf(row) === 'user',
    applications: applications.get(row.id) ?? [],
  }));
}

/** Each number once, in the order of the applications, as it was written last. */
export function phonesOf(applications: readonly { phone: string }[]): string[] {
  const byKey = new Map<string, string>();
  for (const { phone } of applications) {
    const key = phoneKey(phone);
    if (!byKey.has(key)) byKey.set(key, phone);
  }
  return [...byKey.values()];
}

/** The ids of the conversations about some applications, by application. */
async function conversationsAbout(
  db: Database,
  applicationIds: readonly string[],
): Promise<ReadonlyMap<string | null, string>> {
  if (applicationIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('conversations')
    .select(['id', 'applicationId'])
    .where('applicationId', 'in', applicationIds)
    .execute();
  return new Map(rows.map(({ id, applicationId }) => [applicationId, id]));
}

/** @returns what maps the rows of a child to the child with the conversations about its applications */
function childWith(conversations: ReadonlyMap<string | null, string>) {
  const applicationOf = (row: Selectable<ApplicationsTable>) => ({
    ...storedApplicationOf(row),
    conversationId: conversations.get(row.id) ?? null,
  });
  return ({ fullName, dob, applications }: ChildOf<Selectable<ApplicationsTable>>) => ({
    fullName,
    dob,
    applications: applications.map(applicationOf),
  });
}

/** The user and the children of a family; undefined when there is none. */
export async function findFamily(db: Database, id: string) {
  const user = await db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'emailVerified', 'role', 'createdAt'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (user === undefined) return undefined;
  const rows = await db
    .selectFrom('applications')
    .selectAll()
    .where('userId', '=', id)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  if (roleOf(user) !== 'user' && rows.length === 0) return undefined;
  const conversations = await conversationsAbout(
    db,
    rows.map((row) => row.id),
  );
  return {
    _id: user.id,
    fullName: user.name,
    userEmail: givenEmail(user.email),
    isProven: Boolean(user.emailVerified),
    phones: phonesOf(rows),
    createdAt: new Date(user.createdAt).toISOString(),
    children: byChild(rows).map(childWith(conversations)),
  };
}

const conversationAt = (now: Date) => (row: Selectable<ConversationsTable>) => ({
  ...sharedFieldsOf(row, now),
  excerpt: row.excerpt,
});

/** The latest conversations of a family: those that it may read itself. */
export async function conversationsOf(
  db: Database,
  user: { id: string; email: string },
  now: Date,
): Promise<Family['conversations']> {
  const rows = await db
    .selectFrom('conversations')
    .selectAll()
    .where('personKey', 'in', await ownKeys(db, user))
    .orderBy('lastAt', 'desc')
    .orderBy('id', 'desc')
    .limit(maxFamilyRows)
    .execute();
  return rows.map(conversationAt(now));
}

/** Other families whose applications have one of these phone numbers. */
export async function familiesWithPhones(
  db: Database,
  id: string,
  phones: readonly string[],
): Promise<Family['samePhone']> {
  const keys = phones.map((phone) => phoneKey(phone)).filter((key) => key !== '');
  if (keys.length === 0) return [];
  const found = await db
    .selectFrom('applications')
    .select('userId')
    .distinct()
    .where('phoneKey', 'in', keys)
    .where('userId', '<>', id)
    .orderBy('userId')
    .limit(maxSamePhone)
    .execute();
  if (found.length === 0) return [];
  const ids = found.map(({ userId }) => userId);
  const users = await db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const applications = await applicationsOf(db, ids);
  return users.map((user) => ({
    _id: user.id,
    fullName: user.name,
    children: byChild(applications.get(user.id) ?? []).map(({ fullName }) => fullName),
  }));
}
