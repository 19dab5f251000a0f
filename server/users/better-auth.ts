import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { betterAuth } from 'better-auth';
import { APIError, createAuthEndpoint, sessionMiddleware } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { generateRandomString, parseEnvelope, symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
// The index of all plugins takes 50 ms and 7 MB more.
import { admin } from 'better-auth/plugins/admin';
import { emailOTP } from 'better-auth/plugins/email-otp';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { databaseKind, type Database } from '#server/db/connect.ts';
import { joiningTransactions } from '#server/db/transaction.ts';
import type { Settings } from '#server/env.ts';
import { cookieName, isSecure, readCookie } from '#server/http/cookies.ts';
import { codeMinutes } from '#server/mail/code-minutes.ts';
import {
  acceptedAddress,
  nameOfChange,
  originalAddress,
  type AddressChange,
} from '#server/db/accepted-address.ts';
import { browserName } from './browser-name.ts';

/*
 * The only file that imports better-auth. It holds everything that depends on how better-auth works: its settings, table names,
 * cookie names and format, errors and keys (docs/decisions/0019-better-auth-scope.md). better-auth.api.test.ts fails when an
 * upgrade changes one of them.
 */

const minute = 60;

const cookiePrefix = 'school';
/** Names without the `__Host-` that `cookieName` adds. */
export const sessionCookie = `${cookiePrefix}.session_token`;
const rememberCookie = `${cookiePrefix}.dont_remember`;
const pendingSignInCookie = `${cookiePrefix}.two_factor`;
export const betterAuthCookies = [sessionCookie, rememberCookie, pendingSignInCookie];

const keyVersion = (secret: string) => createHash('sha256').update(secret).digest().readUInt32BE();

/** Encryption keys with a version derived from the secret itself, so that the order of earlier secrets does not matter. */
const encryptionKeys = (secret: string, earlier: readonly string[]) =>
  [...new Set([secret, ...earlier])].map((value) => ({ version: keyVersion(value), value }));

interface VerifiedPassword {
  hash: string;
  password: string;
}

const verifiedPassword = new AsyncLocalStorage<VerifiedPassword>();

/**
 * better-auth compares a password inside the transaction, and argon2id takes too long for that. The password is verified before;
 * here only the same hash and password pass, so the stored hash must still be the verified one.
 */
async function isVerifiedPassword({ hash, password }: VerifiedPassword): Promise<boolean> {
  const verified = verifiedPassword.getStore();
  return verified !== undefined && verified.hash === hash && verified.password === password;
}

/** A better-auth plugin: gives the session a new token (OWASP ASVS 5.0, 7.2.4) and stores when the password was given. */
const tokenRotation = () => ({
  id: 'token-rotation' as const,
  endpoints: {
    rotateToken: createAuthEndpoint.serverOnly({ method: 'POST', use: [sessionMiddleware] }, async (ctx) => {
      const { session, user } = ctx.context.session;
      const change = { token: generateRandomString(32), confirmedAt: new Date() };
      const rotated = await ctx.context.internalAdapter.updateSession(session.token, change);
      if (rotated === null) throw new APIError('UNAUTHORIZED');
      await setSessionCookie(ctx, { session: { ...session, ...change }, user });
      return ctx.json({});
    }),
  },
});

/** Makes better-auth find users by the form of their address that it accepts. */
async function findByAcceptedAddress({ $context }: Pick<Auth, '$context'>): Promise<void> {
  const { internalAdapter } = await $context;
  const { findUserByEmail } = internalAdapter;
  internalAdapter.findUserByEmail = (email, options) => findUserByEmail(originalAddress(email), options);
}

/** What the folders above this file decide (docs/design.md, section 2). */
interface Rules {
  hashPassword: (password: string) => Promise<string>;
  /** The idle timeout of a family's session. */
  idleSeconds: number;
  /** The least time between two updates of a session's last use. */
  touchSeconds: number;
}

/**
 * Configures better-auth. Its HTTP endpoints are never exposed (docs/decisions/0004-better-auth-under-our-calls.md); its queries join the transaction
 * they are called in.
 */
export function createAuth(db: Database, settings: Settings, secret: string, rules: Rules) {
  const auth = configureBetterAuth(db, settings, secret, rules);
  // The calls of better-auth wait for the same promise, so they come after it.
  void findByAcceptedAddress(auth);
  return auth;
}

const configureBetterAuth = (db: Database, settings: Settings, secret: string, rules: Rules) =>
  betterAuth({
    baseURL: settings.publicUrl,
    secrets: encryptionKeys(secret, settings.earlierSecrets),
    database: { db: joiningTransactions(db), type: databaseKind(settings) },
    telemetry: { enabled: false },
    logger: { disabled: true },
    trustedOrigins: settings.corsOrigins,
    rateLimit: { enabled: false },
    user: { modelName: 'users' },
    account: { modelName: 'accounts' },
    verification: { modelName: 'verifications' },
    session: {
      modelName: 'sessions',
      expiresIn: rules.idleSeconds,
      updateAge: rules.touchSeconds,
      additionalFields: { confirmedAt: { type: 'date', required: false, input: false } },
    },
    databaseHooks: {
      session: {
        create: {
          before: async (session) => ({
            data: { ...session, userAgent: browserName(session.userAgent ?? '') },
          }),
        },
      },
    },
    emailAndPassword: {
      enabled: true,
      autoSignIn: false,
      minPasswordLength: 6,
      maxPasswordLength: 128,
      password: { hash: rules.hashPassword, verify: isVerifiedPassword },
    },
    advanced: {
      cookiePrefix: cookieName(cookiePrefix, settings),
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isSecure(settings) },
      ipAddress: { disableIpTracking: true },
      // The check opens a connection of its own, which Kysely refuses inside a transaction. better-auth.api.test.ts compares instead.
      database: { validateSchema: false },
    },
    plugins: [
      admin(),
      emailOTP({
        otpLength: 6,
        expiresIn: codeMinutes * minute,
        allowedAttempts: 5,
        // A plain hash of six digits is quickly reversed. This one is keyed: the database alone does not reveal the code.
        storeOTP: { hash: async (code) => createHmac('sha256', secret).update(code).digest('base64url') },
        // Never called: the mail with the code is queued in the same transaction (server/users/passwords/routes.ts).
        sendVerificationOTP: () => Promise.reject(new Error('codes are sent through the outbox')),
      }),
      twoFactor({
        twoFactorTable: 'twoFactors',
        twoFactorCookieMaxAge: 5 * minute,
        // server/users/second-factor/recovery-codes.ts makes and hashes recovery codes; better-auth compares hashes and deletes used ones.
        backupCodeOptions: { storeBackupCodes: 'plain', customBackupCodesGenerate: () => [] },
        // It would let somebody with the password lock out the owner. server/http/limits.ts counts instead.
        accountLockout: { enabled: false },
      }),
      tokenRotation(),
    ],
  });

export type Auth = ReturnType<typeof configureBetterAuth>;

/** Whether better-auth says that no session is signed in. */
export const isSignedOut = (error: unknown): boolean => error instanceof APIError && error.statusCode === 401;

/** Runs a call of better-auth. @returns null when better-auth refuses it @throws its failures (status 500 and above) */
async function unlessRefused<T>(call: () => Promise<T>): Promise<T | null> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof APIError && error.statusCode < 500) return null;
    throw error;
  }
}

/**
 * Reads the session of a request.
 * @param isRefreshed whether to prolong it
 * @returns null when there is none, also when it ended meanwhile, such as by a log-out in another tab; `headers` hold cookies to set
 */
export async function readSession(auth: Auth, headers: Headers, isRefreshed: boolean) {
  try {
    const query = isRefreshed ? {} : { disableRefresh: true };
    const found = await auth.api.getSession({ headers, query, returnHeaders: true });
    return found.response && { ...found.response, headers: found.headers };
  } catch (error) {
    if (isSignedOut(error)) return null;
    throw error;
  }
}

interface PasswordSignIn extends VerifiedPassword {
  email: string;
  rememberMe: boolean;
  headers: Headers;
}

/**
 * Starts a session. Call it in a transaction that has locked the user.
 * @param signIn with the stored hash that the password was verified against
 * @returns cookies to set, and whether they only allow the second step of the sign-in; null when the password has changed
 */
export async function startSession(auth: Auth, { hash, password, headers, ...rest }: PasswordSignIn) {
  const body = { password, ...rest, email: acceptedAddress(rest.email) };
  const started = await unlessRefused(() =>
    verifiedPassword.run({ hash, password }, () =>
      auth.api.signInEmail({ body, headers, returnHeaders: true }),
    ),
  );
  return started && { needsCode: !('token' in started.response), headers: started.headers };
}

/** @returns the cookies that sign a browser out */
export async function signOutCookies(auth: Auth, headers: Headers): Promise<Headers> {
  return (await auth.api.signOut({ headers, returnHeaders: true })).headers;
}

/** Gives the session a new token. @returns cookies to set; null when the session has ended */
export async function rotateToken(auth: Auth, headers: Headers): Promise<Headers | null> {
  try {
    return (await auth.api.rotateToken({ headers, returnHeaders: true })).headers;
  } catch (error) {
    if (isSignedOut(error)) return null;
    throw error;
  }
}

/** Makes and stores a code that resets the password. @returns six digits */
export const createResetCode = (auth: Auth, email: string): Promise<string> =>
  auth.api.createVerificationOTP({ body: { email: acceptedAddress(email), type: 'forget-password' } });

/**
 * Compares a code and counts the attempt. Concurrent attempts each delete the row of the code; only one of them compares. Lock no
 * row of the code before: better-auth holds a lock in memory while it waits for the row, and both would wait forever.
 */
export async function isResetCode(auth: Auth, email: string, otp: string): Promise<boolean> {
  const body = { email: acceptedAddress(email), otp, type: 'forget-password' as const };
  return (await unlessRefused(() => auth.api.checkVerificationOTP({ body }))) !== null;
}

/** Makes and stores a code that proves the new address of a user. @returns six digits */
export const createChangeCode = (auth: Auth, change: AddressChange): Promise<string> =>
  auth.api.createVerificationOTP({ body: { email: nameOfChange(change), type: 'change-email' } });

/** Compares a code of `createChangeCode` and counts the attempt, as `isResetCode` does. */
export async function isChangeCode(auth: Auth, change: AddressChange, otp: string): Promise<boolean> {
  const body = { email: nameOfChange(change), otp, type: 'change-email' as const };
  try {
    await auth.api.checkVerificationOTP({ body });
  } catch (error) {
    // After a right code better-auth looks for a user with that address, and the name of a change is nobody's.
    if (error instanceof APIError && error.body?.code === 'USER_NOT_FOUND') return true;
    if (error instanceof APIError && error.statusCode < 500) return false;
    throw error;
  }
  throw new Error('better-auth found a user with the name of a change');
}

/**
 * Starts the set-up of a second factor.
 * @param issuer the name of the school, which the authenticator app shows
 * @returns an otpauth:// URI with the secret
 */
export async function startTotp(
  auth: Auth,
  { hash, password, headers, issuer }: VerifiedPassword & { headers: Headers; issuer: string },
): Promise<string> {
  const started = await verifiedPassword.run({ hash, password }, () =>
    auth.api.enableTwoFactor({ body: { password, method: 'totp', issuer }, headers }),
  );
  if (!('totpURI' in started)) throw new Error('better-auth started no TOTP');
  // In an address, unlike in a form, + is a plus.
  return started.totpURI.replaceAll('+', '%20');
}

interface AcceptedCode {
  userId: string;
  /** Cookies to set. */
  headers: Headers;
}

/** Checks a code of an authenticator app for the user that the headers name. @returns null when it is wrong */
export async function verifyTotp(auth: Auth, code: string, headers: Headers): Promise<AcceptedCode | null> {
  const accepted = await unlessRefused(() =>
    auth.api.verifyTOTP({ body: { code }, headers, returnHeaders: true }),
  );
  return accepted && { userId: accepted.response.user.id, headers: accepted.headers };
}

/** Checks the stored form of a recovery code and deletes it when it is right. @returns null when it is wrong */
export async function useRecoveryCode(
  auth: Auth,
  code: string,
  headers: Headers,
): Promise<AcceptedCode | null> {
  const accepted = await unlessRefused(() =>
    auth.api.verifyBackupCode({ body: { code }, headers, returnHeaders: true }),
  );
  return accepted && { userId: accepted.response.user.id, headers: accepted.headers };
}

/**
 * `verifications.identifier` of a sign-in that waits for its second factor; an empty string when the browser has none. The
 * signature is checked later by better-auth; the identifier alone cannot be guessed.
 */
export function pendingSignInIdentifier(headers: Headers, settings: Settings): string {
  const cookie = readCookie(headers, pendingSignInCookie, settings) ?? '';
  return cookie.slice(0, Math.max(0, cookie.lastIndexOf('.')));
}

/** Removes the session cookie: with it, better-auth checks a code for the signed-in user, not for the pending sign-in. */
export function withoutSessionCookie(headers: Headers, settings: Settings): Headers {
  const start = `${cookieName(sessionCookie, settings)}=`;
  const kept = new Headers(headers);
  const cookies = (headers.get('cookie') ?? '').split('; ');
  kept.set('cookie', cookies.filter((cookie) => !cookie.startsWith(start)).join('; '));
  return kept;
}

/**
 * How long a session cookie lives that better-auth sets.
 * @param setCookie one Set-Cookie header
 * @returns seconds; 0 when the header removes it, null when it ends with the browser, undefined for any other cookie
 */
export function sessionCookieMaxAge(setCookie: string): number | null | undefined {
  const [, value] = /session_token=([^;]*)/.exec(setCookie) ?? [];
  if (value === undefined) return undefined;
  if (value === '') return 0;
  const [, seconds] = /;\s*max-age=(\d+)/i.exec(setCookie) ?? [];
  return seconds === undefined ? null : Number(seconds);
}

const signatureOf = (value: string, secret: string) =>
  createHmac('sha256', secret).update(value).digest('base64');

function isSigned(value: string, signature: string, secret: string): boolean {
  const expected = Buffer.from(signatureOf(value, secret));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/**
 * The token of the session that the cookie of a request names, as better-auth reads it. The database may no longer have the
 * session. better-auth itself takes ten times as long to read a session, and every request of a signed-in visitor reads one.
 * @param headers as `acceptEarlierSecrets` returns them
 * @returns null without the cookie, or when its signature is wrong
 */
export function readSessionToken(headers: Headers, settings: Settings, secret: string): string | null {
  const [, token = '', signature = ''] =
    /^(.+)\.([^.]+)$/.exec(readCookie(headers, sessionCookie, settings) ?? '') ?? [];
  return token !== '' && isSigned(token, signature, secret) ? token : null;
}

/** Signs a cookie with the current secret when an earlier secret signed it; returns any other cookie unchanged. */
function signedAgain(cookie: string, secret: string, earlier: readonly string[]): string {
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
 * Keeps sessions valid after a change of AUTH_SECRET. better-auth verifies cookies with one secret only, so cookies signed with
 * an earlier one are signed again before it reads them. The browser gets the new signature when its session is refreshed.
 * Source: OWASP ASVS 5.0, 13.3.4 (secrets are rotated).
 * @param headers of the request; not changed
 * @param earlier secrets accepted for reading only
 */
export function acceptEarlierSecrets(headers: Headers, secret: string, earlier: readonly string[]): Headers {
  const cookies = headers.get('cookie');
  if (cookies === null || earlier.length === 0) return headers;
  const signed = new Headers(headers);
  const again = cookies.split(/;\s*/).map((cookie) => signedAgain(cookie, secret, earlier));
  signed.set('cookie', again.join('; '));
  return signed;
}

/** Whether the current AUTH_SECRET encrypted the secret of a second factor. */
export const isEncryptedWith = (secret: string, data: string): boolean =>
  parseEnvelope(data)?.version === keyVersion(secret);

/** Encrypts the secret of a second factor with the current AUTH_SECRET. @returns null when no known secret decrypts it */
export async function encryptAgain(auth: Auth, data: string): Promise<string | null> {
  const { secretConfig: key } = await auth.$context;
  const plain = await symmetricDecrypt({ key, data }).catch(() => null);
  return plain === null ? null : symmetricEncrypt({ key, data: plain });
}
