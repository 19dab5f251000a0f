import { createHmac, timingSafeEqual } from 'node:crypto';

const signatureOf = (value: string, secret: string) =>
  createHmac('sha256', secret).update(value).digest('base64');

function isSigned(value: string, signature: string, secret: string): boolean {
  const expected = Buffer.from(signatureOf(value, secret));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** The cookie with the present signature when one of the earlier secrets made the one it has; as it is otherwise. */
function signedAnew(cookie: string, secret: string, earlier: readonly string[]): string {
  const [, name = '', encoded = ''] = /^([^=]+)=(.*)$/.exec(cookie) ?? [];
  let plain: string;
  try {
    plain = decodeURIComponent(encoded);
  } catch {
    return cookie;
  }
  const [, value = '', signature = ''] = /^(.+)\.([A-Za-z0-9+/]{43}=)$/.exec(plain) ?? [];
  if (value === '' || !earlier.some((old) => isSigned(value, signature, old))) return cookie;
  return `${name}=${encodeURIComponent(`${value}.${signatureOf(value, secret)}`)}`;
}

/**
 * Lets sessions outlive a change of AUTH_SECRET: better-auth knows one secret, so cookies signed with an earlier one are
 * signed with the present one before it reads them. The browser gets the new signature when its session is next refreshed,
 * within minutes of use. Source: OWASP ASVS 5.0, 13.3.4 (secrets are rotated).
 * @param headers a request's own, left unchanged
 * @param earlier secrets accepted for reading only
 */
export function acceptEarlierSecrets(headers: Headers, secret: string, earlier: readonly string[]): Headers {
  const cookies = headers.get('cookie');
  if (cookies === null || earlier.length === 0) return headers;
  const signed = new Headers(headers);
  signed.set(
    'cookie',
    cookies
      .split(/;\s*/)
      .map((cookie) => signedAnew(cookie, secret, earlier))
      .join('; '),
  );
  return signed;
}
