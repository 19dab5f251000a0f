import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Settings } from '#server/env.ts';
import { readCookie, serverCookie } from '#server/http/cookies.ts';

/** A browser shared by a family: the accounts it is remembered for, the latest first. */
const mostAccounts = 5;
const maxAge = 400 * 24 * 60 * 60;

const name = 'known-device';

/** Tells nobody which account it is for: the name of the account is in the signature alone. */
const sign = (id: string, email: string, secret: string) =>
  createHmac('sha256', secret).update(`device\n${id}\n${email.toLowerCase()}`).digest('base64url');

function readEntries(headers: Headers, settings: Settings): string[] {
  const value = readCookie(headers, name, settings) ?? '';
  return value
    .split('~')
    .filter((entry) => /^[\w-]{22}\.[\w-]{43}$/.test(entry))
    .slice(0, mostAccounts);
}

function idOf(entry: string, email: string, secrets: readonly string[]): string | null {
  const [id = '', signature = ''] = entry.split('.');
  const isOurs = secrets.some((secret) =>
    timingSafeEqual(Buffer.from(sign(id, email, secret)), Buffer.from(signature)),
  );
  return isOurs ? id : null;
}

interface Keys {
  settings: Settings;
  secret: string;
}

/**
 * Whether this browser has signed in to this account before (OWASP, Slow Down Online Guessing Attacks with Device Cookies).
 * @returns the browser's number for that account, or null
 */
export function knownDevice(headers: Headers, email: string, { settings, secret }: Keys): string | null {
  const secrets = [secret, ...settings.earlierSecrets];
  for (const entry of readEntries(headers, settings)) {
    const id = idOf(entry, email, secrets);
    if (id !== null) return id;
  }
  return null;
}

/** The cookie after a sign-in: this browser is remembered for this account, and for those it was remembered for. */
export function rememberDevice(headers: Headers, email: string, { settings, secret }: Keys): string {
  const secrets = [secret, ...settings.earlierSecrets];
  const id = randomBytes(16).toString('base64url');
  const others = readEntries(headers, settings).filter((entry) => idOf(entry, email, secrets) === null);
  const entries = [`${id}.${sign(id, email, secret)}`, ...others].slice(0, mostAccounts);
  return serverCookie(name, entries.join('~'), maxAge, settings);
}
