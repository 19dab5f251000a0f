import type { User } from '#contract/account.ts';
import type { Session } from '#contract/session.ts';
import type { Selectable } from 'kysely';
import type { Database } from '#server/db/connect.ts';
import type { Tables } from '#server/db/tables.ts';
import type { Auth } from '#server/accounts/better-auth.ts';
import { hasEnded } from './session-lifetime.ts';

type SessionRow = Selectable<Tables['sessions']>;

/** An account, and which of its sessions asks. */
interface Owner {
  id: string;
  role: User['role'];
  sessionId: string;
}

function sessionOf(row: Pick<SessionRow, 'id' | 'userAgent' | 'createdAt' | 'updatedAt'>, sessionId: string) {
  return {
    _id: row.id,
    browser: row.userAgent ?? '',
    signedInAt: new Date(row.createdAt).toISOString(),
    lastUsedAt: new Date(row.updatedAt).toISOString(),
    isThis: row.id === sessionId,
  };
}

/** Where an account is signed in, the latest used first. */
export async function listSessions(db: Database, { id, role, sessionId }: Owner): Promise<Session[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'userAgent', 'createdAt', 'updatedAt', 'expiresAt'])
    .where('userId', '=', id)
    .orderBy('updatedAt', 'desc')
    .orderBy('id')
    .execute();
  return rows.filter((row) => !hasEnded(row, role)).map((row) => sessionOf(row, sessionId));
}

/** Ends one session of an account. @returns whether it had that one */
export async function endSessionOf(db: Database, userId: string, sessionId: string): Promise<boolean> {
  const ended = await db
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return ended.numDeletedRows > 0n;
}

/** Ends every session of an account but the one that asks. */
export async function endSessionsBeside(db: Database, { id, sessionId }: Owner): Promise<void> {
  await db.deleteFrom('sessions').where('userId', '=', id).where('id', '!=', sessionId).execute();
}

/** Ends the session a browser holds, whose ever it is: at a sign-in the new one replaces it (OWASP ASVS 5.0, 7.2.4). */
export async function endHeldSession(auth: Auth, db: Database, headers: Headers): Promise<void> {
  const held = await auth.api.getSession({ headers, query: { disableRefresh: true } });
  if (held !== null) await db.deleteFrom('sessions').where('id', '=', held.session.id).execute();
}
