import { randomBytes, randomInt } from 'node:crypto';
import type { Requester } from '#server/http/requester.ts';
import { hashLike, hashPassword } from '#server/users/passwords/password-hash.ts';

const count = 10;
const groups = 4;

/** Sixteen digits, for a numeric keypad: 53 bits (OWASP ASVS 5.0, 6.5.3 and 6.5.4). */
const newCode = () => Array.from({ length: groups }, () => String(randomInt(10_000)).padStart(4, '0'));

/**
 * Makes recovery codes.
 * @returns `shown`: the codes, displayed once; `stored`: a JSON list of hashes with one shared salt, so that one hash finds a code
 * among all of them (OWASP ASVS 5.0, 6.5.2)
 */
export async function makeRecoveryCodes(requester: Requester): Promise<{ shown: string[]; stored: string }> {
  const codes = Array.from({ length: count }, newCode);
  const nonce = randomBytes(16);
  const hashes = await Promise.all(codes.map((code) => hashPassword(code.join(''), requester, nonce)));
  return { shown: codes.map((code) => code.join(' ')), stored: JSON.stringify(hashes) };
}

const hashesIn = (stored: string) => JSON.parse(stored) as string[];

export const recoveryCodesLeft = (stored: string): number => hashesIn(stored).length;

/** Hashes a code with the salt of the stored ones; null when none is left. @param code digits only */
export async function storedForm(stored: string, code: string, requester: Requester): Promise<string | null> {
  const [example] = hashesIn(stored);
  return example === undefined ? null : hashLike(example, code, requester);
}
