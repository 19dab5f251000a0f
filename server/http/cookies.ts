import { parse, serialize } from 'hono/utils/cookie';
import type { Settings } from '#server/env.ts';

/** Whether visitors come over https, where alone a cookie can be Secure. */
export const isSecure = ({ publicUrl }: Settings): boolean => publicUrl.startsWith('https:');

/**
 * The name of one of our cookies. With https one that binds it to this very host: no other host of the domain can plant it
 * (RFC 6265bis, 4.1.3.2; OWASP ASVS 5.0, 3.3.1).
 */
export const cookieName = (name: string, settings: Settings): string =>
  isSecure(settings) ? `__Host-${name}` : name;

/** The value a request carries under a name of ours; undefined when there is none. */
export function readCookie(headers: Headers, name: string, settings: Settings): string | undefined {
  const fullName = cookieName(name, settings);
  return parse(headers.get('cookie') ?? '', fullName)[fullName];
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
