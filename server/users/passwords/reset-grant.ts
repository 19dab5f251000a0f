import { createHash } from 'node:crypto';
import type { Settings } from '#server/env.ts';
import { readCookie, serverCookie } from '#server/http/cookies.ts';

export const grantSeconds = 10 * 60;

export const grantCookieName = 'reset-grant';

/** `verifications.identifier` of a grant. */
export const grantIdentifier = (token: string) =>
  `reset-grant-${createHash('sha256').update(token).digest('base64url')}`;

/** The token of the grant in a request; undefined when there is none. */
export function readGrant(headers: Headers, settings: Settings): string | undefined {
  const value = readCookie(headers, grantCookieName, settings);
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : undefined;
}

/** The cookie that holds a grant. @param token null removes the cookie */
export const grantCookie = (token: string | null, settings: Settings): string =>
  serverCookie(grantCookieName, token ?? '', token === null ? 0 : grantSeconds, settings);
