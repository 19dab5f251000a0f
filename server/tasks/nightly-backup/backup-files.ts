import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { dayIn } from '#contract/school-time.ts';
import type { Settings } from '#server/env.ts';

const day = 24 * 60 * 60 * 1000;

/** The beginning of the names of the backups of a school: several schools may share a folder. */
const prefixOf = ({ publicUrl }: Pick<Settings, 'publicUrl'>) =>
  `${new URL(publicUrl).host.replaceAll(':', '-')}-`;

/** The file of a night's backup, such as your.school-2026-11-29.gz. A second one of the same day takes its place. */
export function backupFileOf(
  settings: Pick<Settings, 'publicUrl' | 'schoolTimezone' | 'backupPassphrase'>,
  directory: string,
  now: Date,
): string {
  const ending = settings.backupPassphrase === undefined ? 'gz' : 'age';
  return path.join(directory, `${prefixOf(settings)}${dayIn(settings.schoolTimezone, now)}.${ending}`);
}

interface Kept {
  /** The path of the backup that was just proven: it stays. */
  newest: string;
  /** How many backups stay, with that one. */
  keep: number;
  now: Date;
}

/**
 * Deletes the oldest backups of this school until `keep` are left, and what interrupted ones have left a day ago. No other file is touched.
 * Call it when a new backup is proven.
 * @returns the names of the deleted files
 * @throws Error of the file system
 */
export async function keepNewest(
  settings: Pick<Settings, 'publicUrl'>,
  directory: string,
  { newest, keep, now }: Kept,
): Promise<string[]> {
  const prefix = prefixOf(settings);
  const files = (await readdir(directory, { withFileTypes: true }))
    .filter((entry) => entry.isFile() && entry.name.startsWith(prefix))
    .map(({ name }) => name);
  // By the time at which they were written: a name has the day of a clock that may have been wrong.
  const old: { name: string; writtenAt: number }[] = [];
  for (const name of files) {
    const rest = name.slice(prefix.length);
    const isPart = /^\d{4}-\d{2}-\d{2}\.(?:gz|age)\..*\bpart$/.test(rest);
    if (!isPart && !/^\d{4}-\d{2}-\d{2}\.(?:gz|age)$/.test(rest)) continue;
    const file = path.join(directory, name);
    const { mtimeMs: writtenAt } = await stat(file);
    if (!isPart && file !== newest) old.push({ name, writtenAt });
    if (isPart && now.getTime() - writtenAt > day) await rm(file, { force: true });
  }
  const deleted = old
    .toSorted((one, other) => one.writtenAt - other.writtenAt || one.name.localeCompare(other.name))
    .slice(0, Math.max(0, old.length - (keep - 1)))
    .map(({ name }) => name);
  // Somebody else may have deleted one meanwhile.
  for (const name of deleted) await rm(path.join(directory, name), { force: true });
  return deleted;
}
