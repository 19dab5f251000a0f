import type { OfficeRole } from '#contract/school/people.ts';
import { record } from '#server/operations/audit/queries.ts';
import type { Database } from '#server/db/connect.ts';
import { deletePreviewsOf } from '#server/site/preview/queries.ts';
import { removeSecondFactor } from '#server/users/second-factor/queries.ts';
import { deletePendingSignIns, deleteSessionsOf } from '#server/users/sessions/queries.ts';
import { setRole } from './queries.ts';

interface Change {
  /** The user, whom the transaction has locked. */
  id: string;
  /** The role that the user gets or loses. */
  role: OfficeRole;
  /** Who changes it, and from which network, for the audit log. */
  actor: string;
  address: string | null;
}

/** Who gets other rights signs in again (OWASP ASVS 5.0, 7.2.4). */
async function endSessions(transaction: Database, id: string): Promise<void> {
  await deleteSessionsOf(transaction, id);
  await deletePendingSignIns(transaction, id);
}

/** Gives a user a role of the office, and ends all sessions and previews. */
export async function giveOfficeRole(
  transaction: Database,
  { id, role, actor, address }: Change,
): Promise<void> {
  await record(transaction, { action: `${role}-added`, actor, subject: id, address });
  await setRole(transaction, id, role);
  await deletePreviewsOf(transaction, id);
  await endSessions(transaction, id);
}

/**
 * Makes a user of the office a parent, and ends all sessions and previews. The second factor goes: only the office's pages could turn it off.
 */
export async function takeOfficeRole(
  transaction: Database,
  { id, role, actor, address }: Change,
): Promise<void> {
  await record(transaction, { action: `${role}-removed`, actor, subject: id, address });
  await setRole(transaction, id, 'user');
  await deletePreviewsOf(transaction, id);
  await removeSecondFactor(transaction, id);
  await endSessions(transaction, id);
}
