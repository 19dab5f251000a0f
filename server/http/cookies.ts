import { serialize } from 'hono/utils/cookie';
import type { Settings } from '#server/env.ts';
import { HttpError } from './http-error.ts';

/** Whether visitors come over https, where alone a cookie can be Secure. */
export const isSecure = ({ publicUrl }: Settings): boolean => publicUrl.startsWith('https:');

/**
 * The name of one of our cookies. With https one that binds it to this very host: no other host of the domain can plant it
 * (RFC 6265bis, 4.1.3.2; OWASP ASVS 5.0, 3.3.1).
 */
export const cookieName = (name: string, settings: Settings): string =>
  isSecure(settings) ? `__Host-${name}` : name;

/** Characters of a cookie's value (RFC 6265, 4.1.1), without the quotes that parsers treat differently. */
const valueForm = /^[\x21\x23-\x2B\x2D-\x3A\x3C-\x5B\x5D-\x7E]*$/;

/** Not so when it decodes to a control character: PostgreSQL fails on U+0000 in a text, and no cookie of ours holds any. */
function isDecodable(value: string): boolean {
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(value));
  } catch {
    return false;
  }
}

const refused = () =>
  new HttpError(
    400,
    'Your browser sent its sign-in in a form we cannot read. Please delete the cookies of this site and sign in again.',
  );

/**
 * A request's headers with the cookies that the server reads and no others, each once and well formed. Parsers differ in what
 * they make of a name that is there twice, of spaces before the equals sign and of quotes; whoever reads these headers finds the
 * same value (RFC 6265, 5.4).
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
      throw refused();
    found.set(name, value);
  }
  const checked = new Headers(headers);
  if (found.size === 0) checked.delete('cookie');
  else checked.set('cookie', [...found].map(([name, value]) => `${name}=${value}`).join('; '));
  return checked;
}

/** The value of a cookie in headers that `checkCookies` returned; undefined when there is none. */
export function readCookie(headers: Headers, name: string, settings: Settings): string | undefined {
  const prefix = `${cookieName(name, settings)}=`;
  const pair = headers
    .get('cookie')
    ?.split('; ')
    .find((each) => each.startsWith(prefix));
  return pair && decodeURIComponent(pair.slice(prefix.length));
}

/** A cookie for the server alone, out of reach of scripts and of other sites. @param maxAge in seconds; 0 takes it back */
export function serverCookie(name: string, value: string, maxAge: number, settings: Settings): string {
  return serialize(cookieName(name, settings), value, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure(settings),
    maxAge,
  });
}
