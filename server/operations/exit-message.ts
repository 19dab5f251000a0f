import { storageFailure, type StorageFailure } from '#server/db/storage-failure.ts';
import { SettingError } from '#server/env.ts';
import { PublishError } from '#server/site/publisher.ts';

/** A command that cannot go on; the message says why in one line. */
export class CommandError extends Error {}

/** What to do where storage does not work. */
const advice: Readonly<Record<StorageFailure, string>> = {
  full: 'The disk is full: free some space, then try again.',
  damaged:
    'The database is damaged: restore a backup. On SQLite first move school.db, school.db-wal and school.db-shm out of DATA_DIR, then run "npm run restore -- FILE".',
  'read-only':
    'The database is read-only: give the user that runs this the right to write school.db in DATA_DIR.',
  unreadable: 'The disk reports errors: check it, and restore a backup on a sound one.',
  'not-openable':
    'school.db in DATA_DIR cannot be opened: it has to be a file that the user that runs this may read and write, and the limit of open files (ulimit -n) must not be reached.',
  locked: 'The database is locked by another process: end that process or try again later.',
  'open-files': 'Too many files are open: raise the limit of open files (ulimit -n), then try again.',
  overloaded: 'PostgreSQL has reached one of its limits: its own log says which.',
  away: 'DATABASE_URL: the database cannot be reached.',
};

/** What is wrong with a file or a directory, by the code of Node. */
const wrongFiles: Readonly<Record<string, string>> = {
  EACCES: 'give the user that runs this the right to read and write it',
  EPERM: 'give the user that runs this the right to read and write it',
  ENOENT: 'the directory it belongs in, or the file itself, is missing',
  ENOTDIR: 'a part of this path is a file, not a directory',
  EISDIR: 'there is a directory where a file belongs',
  ERR_FS_EISDIR: 'there is a directory where a file belongs',
  EEXIST: 'there is a file where a directory belongs',
  ENAMETOOLONG: 'its name is too long',
};

/** The sentence for a file that cannot be used. */
function wrongFile({ code = '', path, syscall, ...error }: NodeJS.ErrnoException): string | undefined {
  // Of a rename: what the file was to be called.
  const file = syscall === 'rename' ? (error as { dest?: string }).dest : path;
  const what = wrongFiles[code];
  return file === undefined || what === undefined ? undefined : `${file} cannot be used: ${what}.`;
}

/** Why a process ends: one line where the reason is known, else the error with its stack. */
export function exitMessage(error: unknown): string {
  const isKnown = [SettingError, PublishError, CommandError].some((kind) => error instanceof kind);
  const { message, stack } = error as Error;
  if (isKnown) return message;
  const kind = storageFailure(error);
  if (kind !== undefined) return advice[kind];
  return wrongFile(error as NodeJS.ErrnoException) ?? stack ?? message;
}
