import { storageFailure, type StorageFailure } from '#server/db/storage-failure.ts';
import { SettingError } from '#server/env.ts';
import { PublisherCrash, PublishError } from './publish-error.ts';

/** An expected failure of a command. The message is one line for the operator. */
export class CommandError extends Error {}

/** Instructions for storage failures. */
const advice: Readonly<Record<StorageFailure, string>> = {
  full: 'The disk is full: free some space, then try again.',
  damaged:
    'The database is damaged: restore a backup. On SQLite first move school.db, school.db-wal and school.db-shm out of DATA_DIR, then run "npm run restore -- FILE".',
  'read-only':
    'The database is read-only: give the user of this process the right to write school.db in DATA_DIR.',
  unreadable: 'The disk reports errors: check it, and restore a backup on another disk.',
  'not-openable':
    'school.db in DATA_DIR cannot be opened: it has to be a file that the user of this process may read and write, and the limit of open files (ulimit -n) must not be reached.',
  locked: 'The database is locked by another process: end that process or try again later.',
  'open-files': 'Too many files are open: raise the limit of open files (ulimit -n), then try again.',
  'queue-full': 'Too many queries wait for the database: try again later.',
  overloaded: 'PostgreSQL has reached one of its limits: see the log of PostgreSQL.',
  away: 'DATABASE_URL: the database cannot be reached.',
  'bucket-away': 'PICTURES_BUCKET: the bucket of the pictures cannot be reached, or refuses the key.',
};

/** Explanations of file system errors, by Node's error code. */
const fileErrors: Readonly<Record<string, string>> = {
  EACCES: 'give the user of this process the right to read and write it',
  EPERM: 'give the user of this process the right to read and write it',
  ENOENT: 'the file or its directory is missing',
  ENOTDIR: 'a part of this path is a file, not a directory',
  EISDIR: 'there is a directory with this name',
  ERR_FS_EISDIR: 'there is a directory with this name',
  EEXIST: 'there is a file with this name',
  ENAMETOOLONG: 'its name is too long',
};

/** The message for a file system error, or undefined for other errors. */
function fileErrorMessage({ code = '', path, syscall, ...error }: NodeJS.ErrnoException): string | undefined {
  // Of a rename the new name.
  const file = syscall === 'rename' ? (error as { dest?: string }).dest : path;
  const explanation = fileErrors[code];
  return file === undefined || explanation === undefined
    ? undefined
    : `${file} cannot be used: ${explanation}.`;
}

/** The message with which a process ends: one line for a known reason, otherwise the error with its stack. */
export function exitMessage(error: unknown): string {
  const isKnown = [SettingError, PublishError, PublisherCrash, CommandError].some(
    (kind) => error instanceof kind,
  );
  const { message, stack } = error as Error;
  if (isKnown) return message;
  const kind = storageFailure(error);
  if (kind !== undefined) return advice[kind];
  return fileErrorMessage(error as NodeJS.ErrnoException) ?? stack ?? message;
}

/** Ends the process with a message and status 1. */
export function endProcess(error: unknown): never {
  console.error(exitMessage(error));
  process.exit(1);
}
