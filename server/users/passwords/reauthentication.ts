import { passwordRequiredMessage } from '#contract/users/second-factor.ts';
import { isOfficeRole } from '#contract/roles.ts';
import { recordIfOffice } from '#server/operations/audit/queries.ts';
import { HttpError } from '#server/http/http-error.ts';
import type { Caller } from '#server/http/checked-request.ts';
import type { RequestContext } from '#server/users/route.ts';
import { verifyPassword } from './password-hash.ts';
import { findPasswordHash } from './queries.ts';

const maxPasswordAge = 30 * 60_000;

/**
 * Refuses a destructive action, or the export of all data, to a user of the office whose password was last given more than 30
 * minutes ago: the office's screen may be unattended (OWASP ASVS 5.0, 7.5.3).
 * @throws HttpError 403 with the field `password`; POST /user/confirm-password lifts it
 */
export function requireRecentPassword({ role, passwordGivenAt }: Caller, now = Date.now()): void {
  if (!isOfficeRole(role) || now - passwordGivenAt.getTime() < maxPasswordAge) return;
  const message = passwordRequiredMessage;
  throw new HttpError(403, message, { fields: { password: message } });
}

/**
 * Verifies the password that a signed-in user gives again. An admin's wrong password is recorded in the audit log.
 * @returns the hash it was compared with, which `lockCaller` checks again in the transaction
 * @throws HttpError 403 with the field `password` when it is wrong
 */
export async function reauthenticate(
  {
    db,
    caller,
    address,
    requester,
  }: Pick<RequestContext, 'db' | 'address' | 'requester'> & { caller: Caller },
  password: string,
): Promise<string> {
  const hash = await findPasswordHash(db, caller.id);
  if (hash !== undefined && (await verifyPassword(hash, password, requester))) return hash;
  await recordIfOffice(db, { action: 'password-refused', actor: caller.id, subject: caller.id, address });
  const message = 'That is not your password.';
  throw new HttpError(403, message, { fields: { password: message }, isWrongGuess: true });
}
