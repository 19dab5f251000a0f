import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { Requester } from '#server/http/requester.ts';
import { inTurn } from './hash-queue.ts';

const derive = promisify(argon2);

/** OWASP Password Storage Cheat Sheet: argon2id with 19 MiB, two passes, one lane. */
const current = { memory: 19_456, passes: 2, parallelism: 1 };
const tagLength = 32;

interface Parameters {
  memory: number;
  passes: number;
  parallelism: number;
  nonce: Buffer;
  tagLength: number;
}

const encode = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');

/** Hashes into a PHC string, which includes parameters and salt. */
async function hashWith(parameters: Parameters, password: string, requester?: Requester): Promise<string> {
  const { memory, passes, parallelism, nonce } = parameters;
  const message = password.normalize('NFKC');
  const tag = await inTurn(() => derive('argon2id', { message, ...parameters }), requester);
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(nonce)}$${encode(tag)}`;
}

function parametersOf(hash: string): Parameters | null {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(hash);
  if (parts === null) return null;
  const [, memory, passes, parallelism, nonce = '', tag = ''] = parts;
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    nonce: Buffer.from(nonce, 'base64'),
    tagLength: Buffer.from(tag, 'base64').length,
  };
}

/**
 * Hashes a password.
 * @param requester decides its turn in the queue; by default this process itself
 * @param nonce the salt; shared only by secrets that are searched together, such as recovery codes
 * @throws HttpError 503 when the queue is full
 */
export function hashPassword(
  password: string,
  requester?: Requester,
  nonce = randomBytes(16),
): Promise<string> {
  return hashWith({ ...current, nonce, tagLength }, password, requester);
}

/** Hashes a password with the parameters and salt of another hash. @returns null when that one is not argon2id */
export async function hashLike(
  hash: string,
  password: string,
  requester?: Requester,
): Promise<string | null> {
  const parameters = parametersOf(hash);
  return parameters === null ? null : hashWith(parameters, password, requester);
}

/** Whether a hash has outdated parameters; the next sign-in replaces it. */
export function isOutdated(hash: string): boolean {
  const { memory, passes, parallelism } = current;
  return !hash.startsWith(`$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$`);
}

/** Whether a password matches a hash, in constant time; false for a hash that is not argon2id. */
export async function verifyPassword(
  hash: string,
  password: string,
  requester?: Requester,
): Promise<boolean> {
  const [expected, actual] = [
    Buffer.from(hash),
    Buffer.from((await hashLike(hash, password, requester)) ?? ''),
  ];
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
