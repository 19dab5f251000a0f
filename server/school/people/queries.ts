import { roleOf } from '#contract/roles.ts';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { OfficeRole, Person } from '#contract/school/people.ts';
import type { Role } from '#contract/roles.ts';
import type { Database } from '#server/db/connect.ts';
import { readOfficePeople } from '#server/school/conversations/queries.ts';
import type { Position } from '#server/http/list.ts';

export interface FoundUser {
  id: string;
  name: string;
  role: Role;
  /** Whether the owner of the address has proved it with a code from a mail. */
  isVerified: boolean;
}

/** The user with an email address, whatever its role. */
export async function findUserAtAddress(db: Database, email: string): Promise<FoundUser | undefined> {
  const row = await db
    .selectFrom('users')
    .select(['id', 'name', 'role', 'emailVerified'])
    .where('email', '=', email)
    .executeTakeFirst();
  return row && { id: row.id, name: row.name, role: roleOf(row), isVerified: Boolean(row.emailVerified) };
}

/** The letters before the @ of an email as a name, such as 'Sunita Rao' of sunita.rao@example.in. Its owner can change it. */
function nameFrom(email: string): string {
  const local = email.split('@')[0] ?? email;
  const words = local.match(/\p{L}+/gu) ?? [local];
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
}

/** Creates a user of a family without a password. @returns its id @throws `isDuplicate` when the email is taken */
export async function insertUserWithoutPassword(transaction: Database, email: string): Promise<string> {
  const now = new Date();
  const id = randomUUID();
  await transaction
    .insertInto('users')
    .values({
      id,
      name: nameFrom(email),
      email,
      emailVerified: false,
      role: 'user',
      createdAt: now,
      updatedAt: now,
    })
    .execute();
  return id;
}

/** Stores the role of a user. */
export async function setRole(transaction: Database, id: string, role: Role): Promise<void> {
  await transaction.updateTable('users').set({ role, updatedAt: new Date() }).where('id', '=', id).execute();
}

const people = (db: Database) =>
  db
    .selectFrom('users')
    .select(['users.id', 'name', 'email', 'role', 'createdAt', 'twoFactorEnabled'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('accounts')
          .select('accounts.id')
          .whereRef('accounts.userId', '=', 'users.id')
          .where('providerId', '=', 'credential'),
      ).as('hasPassword'),
    )
    // Written out, as in the index that has only them.
    .where('role', 'in', [sql.lit('teacher'), sql.lit('admin')]);

type PersonRow = Awaited<ReturnType<ReturnType<typeof people>['execute']>>[number];

const toPerson = (row: PersonRow): Person => ({
  _id: row.id,
  fullName: row.name,
  userEmail: row.email,
  role: roleOf(row) === 'admin' ? 'admin' : 'teacher',
  hasPassword: Boolean(row.hasPassword),
  hasSecondFactor: Boolean(row.twoFactorEnabled),
});

/** Somebody who works in the office; undefined when the user does not. */
export async function findPerson(db: Database, id: string): Promise<Person | undefined> {
  const row = await people(db).where('users.id', '=', id).executeTakeFirst();
  return row && toPerson(row);
}

/** The people of the office in order of sign-up. @param after the last one of the page before, or null */
export async function listPeople(
  db: Database,
  after: Position | null,
  limit: number,
): Promise<(Position & { person: Person })[]> {
  // In two steps: in one, the index in order of sign-up would lead through all families.
  const office = await readOfficePeople(db);
  if (office.length === 0) return [];
  const ids = office.map(({ _id }) => _id);
  const rows = await people(db)
    .where('users.id', 'in', ids)
    .$if(after !== null, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('createdAt', 'users.id'), '>', tuple(after?.createdAt ?? '', after?.id ?? '')),
      ),
    )
    .orderBy('createdAt')
    .orderBy('users.id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ id: row.id, createdAt: new Date(row.createdAt), person: toPerson(row) }));
}

/** The email and role of everybody in the office, by email. */
export async function listOfficeRoles(db: Database): Promise<{ email: string; role: OfficeRole }[]> {
  const rows = await people(db).orderBy('email').execute();
  return rows.map((row) => ({ email: row.email, role: toPerson(row).role }));
}
