import type { Selectable } from 'kysely';
import type { User } from '#contract/users/account.ts';
import type { Session } from '#contract/users/session.ts';
import type { Database } from '#server/db/connect.ts';
import type { Tables } from '#server/db/tables.ts';
import { hasEnded } from './session-lifetime.ts';

type SessionRow = Selectable<Tables['sessions']>;

/** A user and the session that the request came with. */
interface Owner {
  id: string;
  role: User['role'];
  sessionId: string;
}

function toSession(row: Pick<SessionRow, 'id' | 'userAgent' | 'createdAt' | 'updatedAt'>, sessionId: string) {
  return {
    _id: row.id,
    browser: row.userAgent ?? '',
    signedInAt: new Date(row.createdAt).toISOString(),
    lastUsedAt: new Date(row.updatedAt).toISOString(),
    isThis: row.id === sessionId,
  };
}

/** The session with a token, ended or not, and its user; undefined when there is none. */
export async function findSessionByToken(db: Database, token: string) {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select([
      'sessions.id',
      'sessions.createdAt',
      'sessions.updatedAt',
      'sessions.expiresAt',
      'sessions.confirmedAt',
      'users.id as userId',
      'users.email',
      'users.role',
      'users.banned',
    ])
    .where('sessions.token', '=', token)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { userId, email, role, banned, ...session } = row;
  return { session, user: { id: userId, email, role, banned } };
}

/** The live sessions of a user, the last used first. */
export async function listSessions(db: Database, { id, role, sessionId }: Owner): Promise<Session[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'userAgent', 'createdAt', 'updatedAt', 'expiresAt'])
    .where('userId', '=', id)
    .orderBy('updatedAt', 'desc')
    .orderBy('id')
    .execute();
  return rows.filter((row) => !hasEnded(row, role)).map((row) => toSession(row, sessionId));
}

/** The role of the user a session belongs to; undefined when the session or the user is gone. */
export async function findSessionRole(
  db: Database,
  { id, sessionId }: Pick<Owner, 'id' | 'sessionId'>,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select('users.role')
    .where('sessions.id', '=', sessionId)
    .where('users.id', '=', id)
    .executeTakeFirst();
  return row?.role;
}

/** Stores that a session is in use now. */
export async function touchSession(db: Database, sessionId: string): Promise<void> {
  await db.updateTable('sessions').set({ updatedAt: new Date() }).where('id', '=', sessionId).execute();
}

/** Deletes one session, whichever user it belongs to. */
export async function deleteSession(db: Database, sessionId: string): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', sessionId).execute();
}

/** Deletes one session of a user. @returns whether the user had it */
export async function deleteSessionOf(db: Database, userId: string, sessionId: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}

/** Deletes every session of a user. */
export async function deleteSessionsOf(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('sessions').where('userId', '=', userId).execute();
}

/** Deletes the sessions of all users. */
export async function deleteAllSessions(db: Database): Promise<void> {
  await db.deleteFrom('sessions').execute();
}

/** Deletes every session of a user except the one of the request. */
export async function deleteOtherSessions(
  db: Database,
  { id, sessionId }: Pick<Owner, 'id' | 'sessionId'>,
): Promise<void> {
  await db.deleteFrom('sessions').where('userId', '=', id).where('id', '!=', sessionId).execute();
}

/** Deletes the sign-ins of a user that wait for their second factor, because the password or the factor has changed. */
export async function deletePendingSignIns(transaction: Database, userId: string): Promise<void> {
  await transaction.deleteFrom('verifications').where('value', '=', userId).execute();
}
