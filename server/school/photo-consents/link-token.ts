import { createHmac, randomBytes } from 'node:crypto';

/** The secret part of a link: 256 random bits, which nobody guesses. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/**
 * What is stored of a token: its SHA-256, keyed with the secret of the server as other hashes are (server/http/rate-limit.ts), so that who can write
 * into the database, but does not know the secret, makes no link.
 */
export const hashOfToken = (secret: string, token: string): string =>
  createHmac('sha256', secret).update(`photo consent\n${token}`).digest('base64url');
