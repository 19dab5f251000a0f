import { betterAuthCookies } from '#server/users/better-auth.ts';
import { grantCookieName } from '#server/users/passwords/reset-grant.ts';
import { deviceCookie } from '#server/users/sessions/device-cookie.ts';

/** Names of all cookies that the server reads, before `cookieName` adds `__Host-`. */
export const serverCookies: readonly string[] = [...betterAuthCookies, deviceCookie, grantCookieName];
