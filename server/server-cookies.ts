import { betterAuthCookies } from './users/better-auth.ts';
import { grantCookieName } from './users/passwords/reset-grant.ts';
import { deviceCookie } from './users/sessions/device-cookie.ts';

/** Names of all cookies that the server reads, before `cookieName` adds `__Host-`. */
export const serverCookies: readonly string[] = [...betterAuthCookies, deviceCookie, grantCookieName];
