import type { Generated } from 'kysely';
import { resetCodeIdentifier } from '#server/db/accepted-address.ts';
import type { Lifecycle, Moment } from './lifecycle.ts';

/** The reason for columns that better-auth asks for. */
export const staysEmpty = 'always empty';
const aRandomNumber = 'a random number';

export interface UsersTable {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean | number;
  image: string | null;
  role: string;
  banned: boolean | number | null;
  banReason: string | null;
  banExpires: Moment | null;
  /** Whether a sign-in needs a code in addition to the password. */
  twoFactorEnabled: Generated<boolean | number>;
  createdAt: Moment;
  updatedAt: Moment;
}

export const users: Lifecycle<keyof UsersTable> = {
  backup: { key: ['id'], onRestore: 'replaced' },
  erasure: { where: { id: ({ id }) => id } },
  export: 'user',
  // Who has a later application, trial class or session stays (server/users/queries.ts, `idleUsers`).
  retention: { period: 'families', since: 'updatedAt' },
  impersonal: {
    id: aRandomNumber,
    image: staysEmpty,
    emailVerified: 'whether the password was set by a code or at the server’s own terminal',
  },
};

export interface SessionsTable {
  id: string;
  token: string;
  userId: string;
  expiresAt: Moment;
  ipAddress: string | null;
  userAgent: string | null;
  impersonatedBy: string | null;
  /** When the password was last checked again; null when not since the sign-in. */
  confirmedAt: Moment | null;
  createdAt: Moment;
  updatedAt: Moment;
}

export const sessions: Lifecycle<keyof SessionsTable> = {
  backup: { reason: 'whoever finds a backup would be signed in', onRestore: 'emptied' },
  erasure: { with: 'users' },
  export: 'sessions',
  retention: { period: 'expiry', since: 'expiresAt' },
  impersonal: {
    id: aRandomNumber,
    userId: 'whose it is, by the random number',
    token: 'random; what the cookie holds',
    ipAddress: staysEmpty,
    impersonatedBy: staysEmpty,
  },
};

/** A way to sign in, in better-auth's word; the row with the provider `credential` has the user's password. */
export interface AccountsTable {
  id: string;
  userId: string;
  accountId: string;
  providerId: string;
  password: string | null;
  createdAt: Moment;
  updatedAt: Moment;
}

export const accounts: Lifecycle<keyof AccountsTable> = {
  backup: { key: ['id'], onRestore: 'replaced' },
  erasure: { with: 'users' },
  export: { reason: 'a password is handed out to nobody' },
  retention: { with: 'users' },
  impersonal: {
    id: aRandomNumber,
    userId: 'whose it is, by the random number',
    accountId: 'the random number of the account once more',
    providerId: 'always the same word',
    ...Object.fromEntries(
      [
        'accessToken',
        'refreshToken',
        'idToken',
        'accessTokenExpiresAt',
        'refreshTokenExpiresAt',
        'scope',
      ].map((column) => [column, staysEmpty]),
    ),
  },
};

export interface TwoFactorsTable {
  id: string;
  userId: string;
  /** Encrypted with AUTH_SECRET. */
  secret: string;
  /** JSON list of the hashes of the unused recovery codes. */
  backupCodes: string;
  /** False until the first correct code. */
  verified: boolean | number;
  failedVerificationCount: Generated<number>;
  lockedUntil: Moment | null;
}

export const twoFactors: Lifecycle<keyof TwoFactorsTable> = {
  backup: { key: ['id'], onRestore: 'replaced' },
  erasure: { with: 'users' },
  export: 'hasSecondFactor',
  retention: { with: 'users' },
  impersonal: { id: aRandomNumber, userId: 'whose it is, by the random number' },
};

export interface VerificationsTable {
  id: string;
  identifier: string;
  value: string;
  expiresAt: Moment;
  createdAt: Moment;
  updatedAt: Moment;
}

export const verifications: Lifecycle<keyof VerificationsTable> = {
  backup: { reason: 'codes and grants end within an hour', onRestore: 'emptied' },
  erasure: { where: { identifier: ({ email }) => resetCodeIdentifier(email), value: ({ email }) => email } },
  export: { reason: 'codes and grants end within an hour' },
  retention: { period: 'expiry', since: 'expiresAt' },
  impersonal: { id: aRandomNumber },
};
