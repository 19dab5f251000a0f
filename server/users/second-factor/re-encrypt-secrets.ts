import { encryptAgain, isEncryptedWith } from '#server/users/better-auth.ts';
import type { UserServices } from '#server/users/services.ts';
import { listSecrets, replaceSecret } from './queries.ts';

/**
 * Encrypts the secrets of second factors with the current AUTH_SECRET where an earlier one encrypted them, so that the earlier
 * one can be dropped (OWASP ASVS 5.0, 13.3.4). A secret that no known AUTH_SECRET decrypts stays as it is and is logged.
 */
export async function reEncryptSecrets({
  auth,
  db,
  log,
  secret,
}: Pick<UserServices, 'auth' | 'db' | 'log' | 'secret'>): Promise<void> {
  let unreadable = 0;
  for (const factor of await listSecrets(db)) {
    if (isEncryptedWith(secret, factor.secret)) continue;
    const replacement = await encryptAgain(auth, factor.secret);
    if (replacement === null) unreadable += 1;
    else await replaceSecret(db, factor, replacement);
  }
  if (unreadable > 0) {
    log.warn(
      { unreadable },
      'second factors cannot be read with this AUTH_SECRET: npm run admin -- reset-second-factor EMAIL',
    );
  }
}
