import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { SchoolServices } from '#server/school/route.ts';
import type { Settings } from '#server/env.ts';
import { lastDue } from '#server/school/job.ts';
import { CommandError, exitMessage } from '#server/operations/exit-message.ts';
import { backupFileOf, keepNewest } from './backup-files.ts';
import {
  claimBackup,
  recordFailure,
  recordSuccess,
  releaseClaim,
} from '#server/operations/backup-state/queries.ts';

const run = promisify(execFile);
const command = path.resolve(import.meta.dirname, '../backup/backup-command.ts');

const minute = 60 * 1000;
/** Longer than a backup takes: an attempt without a result after this time has died. */
const retryAfter = 60 * minute;
/** When the school sleeps and its clocks do not change. */
const time = '04:30';

/** The settings that the command of a backup reads. */
const environmentOf = ({ dataDir, databaseUrl, authSecret, backupPassphrase }: Settings) => ({
  ...process.env,
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl ?? '',
  AUTH_SECRET: authSecret ?? '',
  BACKUP_PASSPHRASE: backupPassphrase ?? '',
});

/**
 * Makes and verifies a backup in a process of its own: on SQLite the server has one connection, and an encrypted backup needs
 * 128 MiB of memory.
 * @returns the sentence that says what it holds
 * @throws CommandError whose message is a sentence for the operator
 */
async function backUp(
  settings: Settings,
  directory: string,
  file: string,
  signal: AbortSignal,
): Promise<string> {
  // Not created: the folder of a mount that is missing would fill the disk of this machine.
  const isThere = await stat(directory).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isThere) throw new CommandError(`There is no folder ${directory} (BACKUP_DIR): create or mount it.`);
  const args = ['--disable-warning=ExperimentalWarning', command, file];
  try {
    const { stdout } = await run(process.execPath, args, { env: environmentOf(settings), signal });
    return stdout.trim();
  } catch (error) {
    const { stderr = '', message } = error as Error & { stderr?: string };
    throw new CommandError(stderr.trim().split('\n')[0] || message, { cause: error });
  }
}

type BackupContext = Pick<SchoolServices, 'db' | 'log' | 'settings'>;

/**
 * Makes the backup of this night if it is due and no other instance makes it. Older ones are deleted only after it is proven. A failed one is
 * tried again an hour later.
 */
export async function backUpIfDue(
  { db, log, settings }: BackupContext,
  now: Date,
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  const { backupDir, backupKeep, schoolTimezone } = settings;
  if (backupDir === undefined) return;
  const dueAt = lastDue({ time }, now, schoolTimezone);
  if (!(await claimBackup(db, { dueAt, now, retryAfter }))) return;
  const file = backupFileOf(settings, backupDir, now);
  try {
    const result = await backUp(settings, backupDir, file, signal);
    await recordSuccess(db, now);
    log.info(result);
    await keepNewest(settings, backupDir, { newest: file, keep: backupKeep, now }).catch((error: unknown) =>
      log.warn({ reason: exitMessage(error) }, 'old backups cannot be deleted'),
    );
  } catch (error) {
    // The next start makes it.
    if (signal.aborted) return releaseClaim(db);
    const failure = exitMessage(error).split('\n')[0] ?? '';
    log.error({ reason: failure }, 'the nightly backup failed; next attempt in an hour');
    await recordFailure(db, now, failure);
  }
}

/** Makes a backup each night at 4:30 of the school in BACKUP_DIR, or at the next start if the server was off. */
export function startNightlyBackups(context: BackupContext): { stop(): void } {
  if (context.settings.backupDir === undefined) return { stop: () => {} };
  const stopping = new AbortController();
  let isRunning = false;
  async function attempt(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    // Without a database the next attempt is due as well; /readyz reports the database.
    await backUpIfDue(context, new Date(), stopping.signal).catch(() => {});
    isRunning = false;
  }
  void attempt();
  const timer = setInterval(() => void attempt(), minute);
  return {
    stop() {
      clearInterval(timer);
      stopping.abort();
    },
  };
}
