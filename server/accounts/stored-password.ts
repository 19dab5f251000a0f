import { CallFailure } from '#server/http/failure.ts';
import type { Auth } from './auth.ts';
import { hashPassword, isOutdated, verifyPassword } from './password-hash.ts';

/** The hash of an account's password; undefined when it has none. */
async function hashOf(auth: Auth, userId: string): Promise<string | undefined> {
  const { internalAdapter } = await auth.$context;
  const accounts = await internalAdapter.findAccounts(userId);
  return accounts.find(({ providerId }) => providerId === 'credential')?.password ?? undefined;
}

/** Hashes a password that has just been right anew when it was hashed by weaker rules (OWASP Password Storage Cheat Sheet). */
export async function renewHash(auth: Auth, userId: string, password: string): Promise<void> {
  const hash = await hashOf(auth, userId);
  if (hash === undefined || !isOutdated(hash)) return;
  const { internalAdapter } = await auth.$context;
  await internalAdapter.updatePassword(userId, await hashPassword(password));
}

/** Checks the password of an account that is signed in. @throws CallFailure 403 beside the field when it is wrong */
export async function checkPassword(auth: Auth, userId: string, password: string): Promise<void> {
  const hash = await hashOf(auth, userId);
  if (hash === undefined || !(await verifyPassword({ hash, password }))) {
    throw new CallFailure(403, 'That is not your password.', {
      fields: { password: 'That is not your password.' },
    });
  }
}
