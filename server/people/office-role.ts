import type { AuditAction } from '#contract/audit.ts';
import type { OfficeRole } from '#contract/people.ts';
import type { Database } from '#server/db/connect.ts';
import { deletePendingSignIns, removeSecondFactor } from '#server/second-factor/queries.ts';
import { deleteSessionsOf } from '#server/sessions/queries.ts';
import { setRole } from './queries.ts';

/** The action in the audit log when somebody gets a role of the office. */
export const addedAs: Readonly<Record<OfficeRole, AuditAction>> = {
  teacher: 'teacher-added',
  admin: 'admin-added',
};

/** The action in the audit log when somebody with this role leaves the office. */
export const removedAs: Readonly<Record<OfficeRole, AuditAction>> = {
  teacher: 'teacher-removed',
  admin: 'admin-removed',
};

/** Gives an account a role of the office and ends its sessions: who gets other rights signs in again (OWASP ASVS 5.0, 7.2.4). */
export async function giveOfficeRole(transaction: Database, id: string, role: OfficeRole): Promise<void> {
  await setRole(transaction, id, role);
  await deleteSessionsOf(transaction, id);
  await deletePendingSignIns(transaction, id);
}

/** Makes an account of the office a family's again, which has no second factor: only the office's pages could turn it off. */
export async function takeOfficeRole(transaction: Database, id: string): Promise<void> {
  await setRole(transaction, id, 'user');
  await removeSecondFactor(transaction, id);
}
