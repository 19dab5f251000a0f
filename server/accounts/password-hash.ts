import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** OWASP Password Storage Cheat Sheet: argon2id with 19 MiB, two passes, one lane. */
const current = { memory: 19_456, passes: 2, parallelism: 1 };
const tagLength = 32;

const encode = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');

/** Hashes a password. @returns a PHC string, parameters and salt included */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive('argon2id', { message: password.normalize('NFKC'), nonce, tagLength, ...current });
  return `$argon2id$v=19$m=${current.memory},t=${current.passes},p=${current.parallelism}$${encode(nonce)}$${encode(tag)}`;
}

/** Whether a hash was made with other parameters than today's, and is to be made anew when its password is next at hand. */
export function isOutdated(hash: string): boolean {
  const { memory, passes, parallelism } = current;
  return !hash.startsWith(`$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$`);
}

/** Whether a password is the one hashed; false for a hash of another kind. Takes the same time for any wrong password. */
export async function verifyPassword({
  hash,
  password,
}: {
  hash: string;
  password: string;
}): Promise<boolean> {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(hash);
  if (parts === null) return false;
  const [, memory, passes, parallelism, nonce = '', expected = ''] = parts;
  const tag = Buffer.from(expected, 'base64');
  const actual = await derive('argon2id', {
    message: password.normalize('NFKC'),
    nonce: Buffer.from(nonce, 'base64'),
    tagLength: tag.length,
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  });
  return timingSafeEqual(tag, actual);
}
