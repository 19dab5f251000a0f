import { createHmac } from 'node:crypto';
import { betterAuth } from 'better-auth';
import { admin, emailOTP, twoFactor } from 'better-auth/plugins';
import { databaseKind, type Database } from '#server/db/connect.ts';
import { joiningTransactions } from '#server/db/transaction.ts';
import type { Settings } from '#server/env.ts';
import { cookieName, isSecure } from '#server/http/cookies.ts';
import type { Sender } from '#server/mail/messages.ts';
import { browserName } from '#server/sessions/browser-name.ts';
import { encryptionKeys } from '#server/second-factor/secret-encryption.ts';
import { isComparedPassword } from '#server/passwords/compared-password.ts';
import { hashPassword } from '#server/passwords/password-hash.ts';
import { sessionLife, touchSeconds } from '#server/sessions/session-lifetime.ts';
import { sessionRenewal } from './session-renewal.ts';

const minute = 60;

/** Between the password and the code. */
const secondStepSeconds = 5 * minute;

/**
 * better-auth as the engine under our own calls (docs/design.md, section 5): sessions, passwords and codes are its work, its HTTP
 * endpoints are never exposed. Its queries join the transaction they are called in.
 */
export function createAuth(db: Database, settings: Settings, secret: string, sender: Sender) {
  const joining = joiningTransactions(db);
  return betterAuth({
    appName: sender.schoolName,
    baseURL: settings.publicUrl,
    secrets: encryptionKeys(secret, settings.earlierSecrets),
    database: { db: joining, type: databaseKind(settings) },
    telemetry: { enabled: false },
    logger: { disabled: true },
    trustedOrigins: settings.corsOrigins,
    rateLimit: { enabled: false },
    user: { modelName: 'users' },
    account: { modelName: 'accounts' },
    verification: { modelName: 'verifications' },
    session: {
      modelName: 'sessions',
      expiresIn: sessionLife.user.idle,
      updateAge: touchSeconds,
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
      password: { hash: (password) => hashPassword(password), verify: isComparedPassword },
    },
    advanced: {
      cookiePrefix: cookieName('school', settings),
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isSecure(settings) },
      ipAddress: { disableIpTracking: true },
    },
    plugins: [
      admin(),
      emailOTP({
        otpLength: 6,
        expiresIn: 10 * minute,
        allowedAttempts: 5,
        // Six digits are guessed in no time from a bare hash; keyed, a stolen database alone does not tell the code.
        storeOTP: { hash: async (code) => createHmac('sha256', secret).update(code).digest('base64url') },
        // Never called: the code is queued where it is made, in one transaction (passwords/routes.ts).
        sendVerificationOTP: () => Promise.reject(new Error('codes are sent through the outbox')),
      }),
      twoFactor({
        twoFactorTable: 'twoFactors',
        twoFactorCookieMaxAge: secondStepSeconds,
        // Recovery codes are made, and hashed, by us (second-factor/recovery-codes.ts): better-auth compares hashes and strikes out used ones.
        backupCodeOptions: { storeBackupCodes: 'plain', customBackupCodesGenerate: () => [] },
        // Counted by us (second-factor/second-factor-limits.ts), so that a thief of the password cannot lock the owner's own browser out.
        accountLockout: { enabled: false },
      }),
      sessionRenewal(),
    ],
  });
}

export type Auth = ReturnType<typeof createAuth>;
