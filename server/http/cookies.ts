import { serialize } from 'hono/utils/cookie';
import type { Settings } from '#server/env.ts';
import { HttpError } from './http-error.ts';

/** Whether the site has https, which Secure cookies need. */
export const isSecure = ({ publicUrl }: Settings): boolean => publicUrl.startsWith('https:');

/**
 * The full name of a cookie. With https it has the prefix `__Host-`, so that no other host of the domain can set it
 * (RFC 6265bis, 4.1.3.2; OWASP ASVS 5.0, 3.3.1).
 */
export const cookieName = (name: string, settings: Settings): string =>
  isSecure(settings) ? `__Host-${name}` : name;

/** The characters of a cookie value (RFC 6265, 4.1.1), without quotes, because parsers treat them differently. */
const valueForm = /^[\x21\x23-\x2B\x2D-\x3A\x3C-\x5B\x5D-\x7E]*$/;

/** Also false for control characters: PostgreSQL rejects U+0000 in text, and no cookie of this application contains any. */
function isDecodable(value: string): boolean {
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(value));
  } catch {
    return false;
  }
}

const malformed = () =>
  new HttpError(
    400,
    'Your browser sent its sign-in in a form we cannot read. Please delete the cookies of this site and sign in again.',
  );

/**
 * Returns the headers of a request with only the cookies that the server reads, each once and well-formed. Parsers handle
 * duplicate names, spaces before the equals sign and quotes in different ways; without them all find the same value
 * (RFC 6265, 5.4).
 * @param read names of the cookies that the server reads, before `cookieName`
 * @throws HttpError 400 when one of these cookies is duplicated or malformed
 */
export function checkCookies(headers: Headers, read: readonly string[], settings: Settings): Headers {
  const header = headers.get('cookie');
  if (header === null) return headers;
  const found = new Map<string, string>();
  const names = new Set(read.map((name) => cookieName(name, settings)));
  for (const pair of header.split(';')) {
    const [, name = '', value = ''] = /^ *([^=]*)(?:=(.*))?$/su.exec(pair) ?? [];
    if (!names.has(name.trim())) continue;
    if (name !== name.trim() || found.has(name) || !valueForm.test(value) || !isDecodable(value))
      throw malformed();
    found.set(name, value);
  }
  const checked = new Headers(headers);
  if (found.size === 0) checked.delete('cookie');
  else checked.set('cookie', [...found].map(([name, value]) => `${name}=${value}`).join('; '));
  return checked;
}

/** The decoded value of a cookie, or undefined. @param headers as `checkCookies` returns them */
export function readCookie(headers: Headers, name: string, settings: Settings): string | undefined {
  const prefix = `${cookieName(name, settings)}=`;
  const pair = headers
    .get('cookie')
    ?.split('; ')
    .find((each) => each.startsWith(prefix));
  return pair && decodeURIComponent(pair.slice(prefix.length));
}

/** A Set-Cookie header for a cookie that scripts cannot read. @param maxAge in seconds; 0 deletes the cookie */
export function serverCookie(name: string, value: string, maxAge: number, settings: Settings): string {
  return serialize(cookieName(name, settings), value, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure(settings),
    maxAge,
  });
}
