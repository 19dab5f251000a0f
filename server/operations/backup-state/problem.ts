import type { BackupProblem } from '#contract/school/overview.ts';
import type { Database } from '#server/db/connect.ts';
import type { Settings } from '#server/env.ts';
import { readNightlyBackups } from './queries.ts';

const twoDays = 2 * 24 * 60 * 60 * 1000;

/**
 * What is wrong with the nightly backups: the last attempt failed, or there was none for two days.
 * @returns null when nothing is, or no BACKUP_DIR is set
 */
export async function findBackupProblem(
  db: Database,
  { backupDir }: Pick<Settings, 'backupDir'>,
  now: Date,
): Promise<BackupProblem | null> {
  if (backupDir === undefined) return null;
  const { tryingSince, succeededAt, failure } = await readNightlyBackups(db);
  // Before the first attempt, which comes a moment after the start, nothing is wrong yet.
  const last = succeededAt ?? tryingSince;
  const isOld = last !== null && now.getTime() - last.getTime() > twoDays;
  if (failure === null && !isOld) return null;
  return { lastAt: succeededAt?.toISOString() ?? null, failure };
}
