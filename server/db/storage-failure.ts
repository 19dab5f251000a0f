/** Reasons why the database cannot be read or written at all, independent of the request. */
export type StorageFailure =
  | 'full'
  | 'damaged'
  | 'read-only'
  | 'unreadable'
  | 'not-openable'
  | 'locked'
  | 'open-files'
  | 'queue-full'
  | 'overloaded'
  | 'away'
  | 'bucket-away';

/** Descriptions for the log. */
export const storageFailureText: Readonly<Record<StorageFailure, string>> = {
  full: 'the disk is full: nothing can be stored',
  damaged: 'the database is damaged',
  'read-only': 'the database is read-only: nothing can be stored',
  unreadable: 'the disk reports errors: the database cannot be read or written',
  'not-openable': 'the database file cannot be opened',
  locked: 'the database is locked by another process',
  'open-files': 'too many files are open: raise the limit of open files (ulimit -n)',
  'queue-full': 'too many queries wait for the database',
  overloaded: 'PostgreSQL has reached one of its limits',
  away: 'the database cannot be reached',
  'bucket-away': 'the bucket of the pictures cannot be reached, or refuses (PICTURES_BUCKET)',
};

/** SQLite's primary result codes (sqlite.org/rescode.html). */
const sqliteCodes: Readonly<Record<number, StorageFailure>> = {
  5: 'locked',
  6: 'locked',
  8: 'read-only',
  10: 'unreadable',
  11: 'damaged',
  13: 'full',
  14: 'not-openable',
  26: 'damaged',
};

/** Codes of Node, of server/db/lock.ts, of server/site/own-pictures/picture-bucket.ts and of PostgreSQL (appendix A of its manual); the first match counts. */
const otherCodes: readonly [RegExp, StorageFailure][] = [
  [/^(?:ENOSPC|EDQUOT|53100)$/, 'full'],
  [/^(?:EROFS|25006)$/, 'read-only'],
  [/^(?:EIO|58030)$/, 'unreadable'],
  [/^(?:EMFILE|ENFILE)$/, 'open-files'],
  [/^QUEUE_FULL$/, 'queue-full'],
  [/^BUCKET_AWAY$/, 'bucket-away'],
  [/^XX00[12]$/, 'damaged'],
  [/^53(?:[24]00|000)$/, 'overloaded'],
  [/^(?:ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|08|57P0|53300)/, 'away'],
];

/** Messages of the pg package for a lost connection. */
const lostConnection =
  /connection (?:terminated|timeout)|not queryable|timeout exceeded when trying to connect/i;

/** @returns the storage failure behind an error, or undefined when the query or the request is wrong */
export function storageFailure(error: unknown): StorageFailure | undefined {
  const { code, errcode, message, cause } = (error ?? {}) as Record<string, unknown>;
  // The low byte of an extended SQLite code is the primary code.
  if (typeof errcode === 'number') return sqliteCodes[errcode & 0xff];
  if (typeof code === 'string') {
    const found = otherCodes.find(([pattern]) => pattern.test(code));
    if (found !== undefined) return found[1];
  }
  if (typeof message === 'string' && lostConnection.test(message)) return 'away';
  return cause === undefined || cause === null ? undefined : storageFailure(cause);
}
