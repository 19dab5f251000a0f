import { randomUUID } from 'node:crypto';
import type { Database } from '#server/db/connect.ts';
import { setPasswordHash } from '#server/users/passwords/queries.ts';

/** Whether the database holds a user, an application or a message. */
export async function holdsData(db: Database): Promise<boolean> {
  for (const table of ['users', 'applications', 'conversations'] as const) {
    const row = await db.selectFrom(table).select('id').limit(1).executeTakeFirst();
    if (row !== undefined) return true;
  }
  return false;
}

interface NewUser {
  name: string;
  email: string;
  role: 'user' | 'admin';
  passwordHash: string;
  createdAt: Date;
}

/** Stores a user who can sign in with a password. The address counts as proven. @returns the id */
export async function insertUserWithPassword(
  db: Database,
  { passwordHash, createdAt, ...user }: NewUser,
): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('users')
    .values({ id, ...user, emailVerified: true, createdAt, updatedAt: createdAt })
    .execute();
  await setPasswordHash(db, id, passwordHash);
  return id;
}
