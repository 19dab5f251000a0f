import type { Selectable } from 'kysely';
import { roleOf } from '#contract/roles.ts';
import type { StoredApplication } from '#contract/school/application.ts';
import type { User } from '#contract/users/account.ts';
import type { Database } from '#server/db/connect.ts';
import { givenEmail } from '#server/db/no-email.ts';
import type { Tables } from '#server/db/tables.ts';
import { applicationsOfUser } from '#server/school/applications/queries.ts';

export type UserRow = Pick<
  Selectable<Tables['users']>,
  'id' | 'name' | 'email' | 'role' | 'createdAt' | 'updatedAt'
>;

export const userColumns = ['id', 'name', 'email', 'role', 'createdAt', 'updatedAt'] as const;

/** A user as the API sends it; `enrollments` the latest first. */
export function toUser(row: UserRow, applications: StoredApplication[]): User {
  return {
    _id: row.id,
    fullName: row.name,
    userEmail: givenEmail(row.email),
    role: roleOf(row),
    createdAt: new Date(row.createdAt).toISOString(),
    updatedAt: new Date(row.updatedAt).toISOString(),
    enrollmentData: applications[0] ?? null,
    enrollments: applications,
  };
}

/** One user with all applications, or undefined. */
export async function userWithApplications(db: Database, id: string): Promise<User | undefined> {
  const row = await db.selectFrom('users').select(userColumns).where('id', '=', id).executeTakeFirst();
  return row && toUser(row, await applicationsOfUser(db, id));
}
