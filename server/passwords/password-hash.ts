import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { Requester } from '#server/http/requester.ts';
import { inTurn } from './hash-queue.ts';

const derive = promisify(argon2);

/** OWASP Password Storage Cheat Sheet: argon2id with 19 MiB, two passes, one lane. */
const current = { memory: 19_456, passes: 2, parallelism: 1 };
const tagLength = 32;

interface Recipe {
  memory: number;
  passes: number;
  parallelism: number;
  nonce: Buffer;
  tagLength: number;
}

const encode = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');

/** A PHC string, parameters and salt included. */
async function hashBy(recipe: Recipe, password: string, requester?: Requester): Promise<string> {
  const { memory, passes, parallelism, nonce } = recipe;
  const message = password.normalize('NFKC');
  const tag = await inTurn(() => derive('argon2id', { message, ...recipe }), requester);
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(nonce)}$${encode(tag)}`;
}

function recipeOf(hash: string): Recipe | null {
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
 * @param requester whose turn in the queue it takes; a command of ours when left out
 * @param nonce shared only by secrets that are looked for together, such as recovery codes
 * @throws HttpError 503 when the queue is full
 */
export function hashPassword(
  password: string,
  requester?: Requester,
  nonce = randomBytes(16),
): Promise<string> {
  return hashBy({ ...current, nonce, tagLength }, password, requester);
}

/** Hashes a password as another hash was made, salt included. @returns null when that is none of ours */
export async function hashLike(
  hash: string,
  password: string,
  requester?: Requester,
): Promise<string | null> {
  const recipe = recipeOf(hash);
  return recipe === null ? null : hashBy(recipe, password, requester);
}

/** Whether a hash was made with other parameters than today's, and is to be made anew when its password is next at hand. */
export function isOutdated(hash: string): boolean {
  const { memory, passes, parallelism } = current;
  return !hash.startsWith(`$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$`);
}

/** Whether a password is the one hashed; false for a hash of another kind. Takes the same time for any wrong password. */
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
