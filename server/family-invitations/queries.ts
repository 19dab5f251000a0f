import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { invitationDays, type FamilyInvitation } from '#contract/family.ts';
import type { Database } from '#server/db/connect.ts';
import type { Tables } from '#server/db/tables.ts';

type InvitationRow = Selectable<Tables['familyInvitations']>;

const day = 24 * 60 * 60 * 1000;

function toInvitation(row: InvitationRow, now = new Date()): FamilyInvitation {
  const expiresAt = new Date(row.expiresAt);
  const state =
    row.acceptedAt !== null
      ? 'accepted'
      : row.revokedAt !== null
        ? 'revoked'
        : expiresAt <= now
          ? 'expired'
          : 'open';
  return {
    _id: row.id,
    email: row.email,
    createdAt: new Date(row.createdAt).toISOString(),
    expiresAt: expiresAt.toISOString(),
    state,
  };
}

/** The invitations that were sent for some accounts, the latest first. */
export async function invitationsOf(
  db: Database,
  accountIds: readonly string[],
): Promise<FamilyInvitation[]> {
  const rows = await db
    .selectFrom('familyInvitations')
    .selectAll()
    .where('familyId', 'in', accountIds)
    .orderBy('createdAt', 'desc')
    .execute();
  return rows.map((row) => toInvitation(row));
}

/** The invitations that were sent to an address, the latest first. */
export async function invitationsTo(db: Database, email: string): Promise<FamilyInvitation[]> {
  const rows = await db
    .selectFrom('familyInvitations')
    .selectAll()
    .where('email', '=', email)
    .orderBy('createdAt', 'desc')
    .execute();
  return rows.map((row) => toInvitation(row));
}

/** One invitation with the account that it was sent for; undefined when there is none. */
export async function findInvitation(
  db: Database,
  id: string,
): Promise<{ familyId: string; invitation: FamilyInvitation } | undefined> {
  const row = await db.selectFrom('familyInvitations').selectAll().where('id', '=', id).executeTakeFirst();
  return row && { familyId: row.familyId, invitation: toInvitation(row) };
}

/** Stores an invitation. */
export async function insertInvitation(
  db: Database,
  familyId: string,
  email: string,
): Promise<FamilyInvitation> {
  const createdAt = new Date();
  const row = {
    id: randomUUID(),
    familyId,
    email,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + invitationDays * day),
    acceptedAt: null,
    revokedAt: null,
  };
  await db.insertInto('familyInvitations').values(row).execute();
  return toInvitation(row);
}

/** Ends an open invitation: of two requests at once only one can. @returns whether it was open */
export async function endInvitation(
  transaction: Database,
  id: string,
  end: 'acceptedAt' | 'revokedAt',
): Promise<boolean> {
  const now = new Date();
  const ended = await transaction
    .updateTable('familyInvitations')
    .set({ [end]: now })
    .where('id', '=', id)
    .where('acceptedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return ended.numUpdatedRows > 0n;
}

/** How long the office sees an invitation that has expired. */
const keptDays = 30;

/** Deletes the invitations that expired a month ago. */
export async function deleteOldInvitations(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('familyInvitations')
    .where('expiresAt', '<', new Date(now.getTime() - keptDays * day))
    .execute();
}
