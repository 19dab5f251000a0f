import type { Lifecycle, Moment } from './lifecycle.ts';

/** Append-only: triggers reject changes, and the deletion of entries younger than a year. */
export interface AuditLogTable {
  id: string;
  createdAt: Moment;
  /** Id of the acting user, or 'command line'. */
  actor: string;
  action: string;
  /** Id of the user that the action is about. */
  subject: string | null;
  /** IPv4 address or /64 network of the client; null for a command. */
  address: string | null;
  /** As they were before the action; null in entries that are older than these columns. */
  actorName: string | null;
  actorEmail: string | null;
  /** The same for the subject; after a change of name the new one. */
  subjectName: string | null;
  subjectEmail: string | null;
  /** The titles of the words of the site that the action is about, as they were. */
  about: string | null;
}

export const auditLog: Lifecycle<keyof AuditLogTable> = {
  backup: { key: ['id'], onRestore: 'added' },
  erasure: { reason: 'a log that somebody can change proves nothing; the privacy page says so' },
  export: 'officeLog',
  retention: { period: 'auditLog', since: 'createdAt' },
  impersonal: { id: 'a random number', about: 'the titles of pages' },
};

export interface RateLimitsTable {
  key: string;
  hits: number;
  resetsAt: Moment;
}

export const rateLimits: Lifecycle<keyof RateLimitsTable> = {
  backup: { reason: 'counts end within a day', onRestore: 'emptied' },
  erasure: { reason: 'a fingerprint leads to nobody, and ends within a day' },
  export: { reason: 'a fingerprint leads to nobody, and ends within a day' },
  retention: { period: 'expiry', since: 'resetsAt' },
  impersonal: {
    key: 'a keyed fingerprint of a network, a browser, an address or a message, on the page in words of its own',
    hits: 'a count',
    resetsAt: 'when the count ends',
  },
};

/** A request that counts once, however often it arrives (server/http/idempotency-key.ts). */
export interface IdempotencyKeysTable {
  key: string;
  /** Of what was sent. */
  fingerprint: string;
  /** The ids of what was created, as JSON. */
  result: string;
  expiresAt: Moment;
}

export const idempotencyKeys: Lifecycle<keyof IdempotencyKeysTable> = {
  backup: { reason: 'it is for a page that is open', onRestore: 'emptied' },
  erasure: { reason: 'random numbers lead to nobody, and end within a week' },
  export: { reason: 'random numbers lead to nobody, and end within a week' },
  retention: { period: 'expiry', since: 'expiresAt' },
  impersonal: 'random numbers and keyed fingerprints',
};

/** One row, with id 1: the state of the daily deletion of old data (server/school/retention/retention.ts). */
export interface RetentionTable {
  id: number;
  /** The last trusted reading of the clock. */
  seenAt: Moment | null;
  /** The last time that old data was deleted or nothing was due. */
  purgedAt: Moment | null;
  /** Null while nothing waits for a confirmation. */
  waitingSince: Moment | null;
}

export const retention: Lifecycle<keyof RetentionTable> = {
  backup: { reason: 'it is about the clock of this machine', onRestore: 'kept' },
  erasure: { reason: 'one row about a clock' },
  export: { reason: 'one row about a clock' },
  retention: { reason: 'one row' },
  impersonal: 'what the server’s clock said, and when old data was last deleted',
};

/**
 * One row, on SQLite only: counts erased rows, which make a rebuild of the file necessary (server/tasks/maintenance/rebuild.ts).
 */
export interface ErasuresTable {
  id: number;
  erased: number;
  /** The value of `erased` at the last rebuild. */
  rebuilt: number;
}

export const erasures: Lifecycle<keyof ErasuresTable> = {
  backup: { reason: 'it is about this file', onRestore: 'kept' },
  erasure: { reason: 'counts' },
  export: { reason: 'counts' },
  retention: { reason: 'one row' },
  impersonal: 'counts',
};

/** A row for each run of a timed job, made in the transaction of the run: no second process does it (server/tasks/jobs). */
export interface JobRunsTable {
  job: string;
  dueAt: Moment;
  startedAt: Moment;
}

export const jobRuns: Lifecycle<keyof JobRunsTable> = {
  // Those of this machine stay: what has run today does not run again.
  backup: { key: ['job', 'dueAt'], onRestore: 'added', since: 2 },
  erasure: { reason: 'when a timed job ran' },
  export: { reason: 'when a timed job ran' },
  retention: { reason: 'each run forgets those of more than a week ago' },
  impersonal: 'when a timed job ran',
};

/** One row, with id 1: how the nightly backups went (server/tasks/nightly-backup). */
export interface NightlyBackupsTable {
  id: number;
  /** The start of the last attempt, which no other instance makes. */
  startedAt: Moment | null;
  /** The start of the first attempt since the last success. */
  tryingSince: Moment | null;
  succeededAt: Moment | null;
  /** Null after a success. */
  failedAt: Moment | null;
  failure: string | null;
}

export const nightlyBackups: Lifecycle<keyof NightlyBackupsTable> = {
  backup: { reason: 'it is about the backups of this machine', onRestore: 'kept' },
  erasure: { reason: 'one row about files' },
  export: { reason: 'one row about files' },
  retention: { reason: 'one row' },
  impersonal: 'when a backup was made, and why it failed',
};
