import { createHash } from 'node:crypto';
import { parseEnvelope, symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import type { Context } from '#server/context.ts';

/** A number for a secret that is the same wherever the secret is known, whichever came before or after it. */
const versionOf = (secret: string) => createHash('sha256').update(secret).digest().readUInt32BE();

/**
 * What better-auth encrypts with, and what it reads with besides: AUTH_SECRET, then those before it (AUTH_SECRET_BEFORE).
 * What is encrypted carries the number of its secret.
 */
export function encryptionKeys(secret: string, earlier: readonly string[]) {
  return [...new Set([secret, ...earlier])].map((value) => ({ version: versionOf(value), value }));
}

/**
 * Encrypts second factors that an earlier AUTH_SECRET encrypted with the present one, so that the earlier can be forgotten
 * (OWASP ASVS 5.0, 13.3.4). One that none of the known secrets opens is left as it is, and the log says so.
 */
export async function renewEncryption({ auth, db, log, secret }: Context): Promise<void> {
  const { secretConfig: key } = await auth.$context;
  let unreadable = 0;
  for (const { id, secret: data } of await db.selectFrom('twoFactors').select(['id', 'secret']).execute()) {
    if (parseEnvelope(data)?.version === versionOf(secret)) continue;
    const plain = await symmetricDecrypt({ key, data }).catch(() => null);
    if (plain === null) {
      unreadable += 1;
      continue;
    }
    await db
      .updateTable('twoFactors')
      .set({ secret: await symmetricEncrypt({ key, data: plain }) })
      .where('id', '=', id)
      .where('secret', '=', data)
      .execute();
  }
  if (unreadable > 0) {
    log.warn(
      { unreadable },
      'second factors cannot be read with this AUTH_SECRET: npm run admin -- reset-second-factor EMAIL',
    );
  }
}
