import type { Selectable } from 'kysely';
import type { User } from '#contract/account.ts';
import type { Enrollment } from '#contract/admission.ts';
import { enrollmentOf, enrollmentsOf } from '#server/admissions/queries.ts';
import type { Database } from '#server/db/connect.ts';
import type { Tables } from '#server/db/tables.ts';

type UserRow = Pick<
  Selectable<Tables['users']>,
  'id' | 'name' | 'email' | 'role' | 'createdAt' | 'updatedAt'
>;

const columns = ['id', 'name', 'email', 'role', 'createdAt', 'updatedAt'] as const;

/** Under which better-auth keeps the code that was mailed to an address. */
export const codeIdentifier = (email: string) => `forget-password-otp-${email}`;

/** An account as it travels; `enrollments` the latest first. */
function toUser(row: UserRow, enrollments: Enrollment[]): User {
  return {
    _id: row.id,
    fullName: row.name,
    userEmail: row.email,
    role: row.role === 'admin' ? 'admin' : 'user',
    createdAt: new Date(row.createdAt).toISOString(),
    updatedAt: new Date(row.updatedAt).toISOString(),
    enrollmentData: enrollments[0] ?? null,
    enrollments,
  };
}

/** One account with all its applications, or undefined. */
export async function findUser(db: Database, id: string): Promise<User | undefined> {
  const row = await db.selectFrom('users').select(columns).where('id', '=', id).executeTakeFirst();
  return row && toUser(row, await enrollmentsOf(db, id));
}

/** Whether an account has a second factor that is in use. */
export async function hasSecondFactor(db: Database, id: string): Promise<boolean> {
  const row = await db.selectFrom('users').select('twoFactorEnabled').where('id', '=', id).executeTakeFirst();
  return Boolean(row?.twoFactorEnabled);
}

/**
 * Accounts of families that hold nothing any more: older than `oldest`, no application from `oldest` or later, nowhere
 * signed in at `now`. A session that has ended keeps no account: else a clock that is ahead would first end the sessions, with
 * nothing due to doubt it, and delete the accounts a day later.
 * @returns their ids
 */
export async function idleUsers(db: Database, oldest: Date, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'user')
    .where('createdAt', '<', oldest)
    .where('updatedAt', '<', oldest)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('applications')
            .select('id')
            .whereRef('userId', '=', 'users.id')
            .where('applications.createdAt', '>=', oldest),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('sessions')
            .select('id')
            .whereRef('userId', '=', 'users.id')
            .where('sessions.expiresAt', '>=', now),
        ),
      ),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/** All accounts in the order they signed up, each with its applications. */
export async function listUsers(db: Database): Promise<User[]> {
  const rows = await db.selectFrom('users').select(columns).orderBy('createdAt').orderBy('id').execute();
  const applications = await db
    .selectFrom('applications')
    .selectAll()
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const byUser = Map.groupBy(applications, (application) => application.userId);
  return rows.map((row) => toUser(row, (byUser.get(row.id) ?? []).map(enrollmentOf)));
}

/**
 * Erases an account: sessions, password, second factor, applications and the mails about it that are still queued, the school's
 * among them, go with it, and its codes and grants.
 * @returns whether there was such an account
 */
export async function eraseUser(db: Database, id: string): Promise<boolean> {
  const gone = await db.deleteFrom('users').where('id', '=', id).returning('email').executeTakeFirst();
  if (gone === undefined) return false;
  await db
    .deleteFrom('verifications')
    .where((eb) => eb.or([eb('identifier', '=', codeIdentifier(gone.email)), eb('value', '=', gone.email)]))
    .execute();
  return true;
}
