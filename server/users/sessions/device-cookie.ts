import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Settings } from '#server/env.ts';
import { readCookie, serverCookie } from '#server/http/cookies.ts';

/** Users that one browser is remembered for, the latest first: a family may share a browser. */
const maxUsers = 5;
const maxAge = 400 * 24 * 60 * 60;

export const deviceCookie = 'known-device';

/** Covers the email, so that the cookie does not reveal the user. */
const sign = (id: string, email: string, secret: string) =>
  createHmac('sha256', secret).update(`device\n${id}\n${email.toLowerCase()}`).digest('base64url');

function readEntries(headers: Headers, settings: Settings): string[] {
  const value = readCookie(headers, deviceCookie, settings) ?? '';
  return value
    .split('~')
    .filter((entry) => /^[\w-]{22}\.[\w-]{43}$/.test(entry))
    .slice(0, maxUsers);
}

function idOf(entry: string, email: string, secrets: readonly string[]): string | null {
  const [id = '', signature = ''] = entry.split('.');
  const isSigned = secrets.some((secret) =>
    timingSafeEqual(Buffer.from(sign(id, email, secret)), Buffer.from(signature)),
  );
  return isSigned ? id : null;
}

interface Keys {
  settings: Settings;
  secret: string;
}

/**
 * Recognises a browser that this user signed in with before (OWASP, Slow Down Online Guessing Attacks with Device Cookies).
 * @returns the id of the browser for that user, or null
 */
export function knownDevice(headers: Headers, email: string, { settings, secret }: Keys): string | null {
  const secrets = [secret, ...settings.earlierSecrets];
  for (const entry of readEntries(headers, settings)) {
    const id = idOf(entry, email, secrets);
    if (id !== null) return id;
  }
  return null;
}

/** The cookie after a sign-in: remembers the browser for this user and keeps the users remembered before. */
export function rememberDevice(headers: Headers, email: string, { settings, secret }: Keys): string {
  const secrets = [secret, ...settings.earlierSecrets];
  const id = randomBytes(16).toString('base64url');
  const others = readEntries(headers, settings).filter((entry) => idOf(entry, email, secrets) === null);
  const entries = [`${id}.${sign(id, email, secret)}`, ...others].slice(0, maxUsers);
  return serverCookie(deviceCookie, entries.join('~'), maxAge, settings);
}
