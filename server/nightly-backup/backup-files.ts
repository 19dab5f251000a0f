import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { dayIn } from '#contract/school-time.ts';
import type { Settings } from '#server/env.ts';

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

/**
 * Deletes the oldest backups of this school until `keep` are left, and what interrupted ones have left. No other file is touched. Call
 * it when a new backup is proven.
 * @returns the names of the deleted files
 */
export async function keepNewest(
  settings: Pick<Settings, 'publicUrl'>,
  directory: string,
  keep: number,
): Promise<string[]> {
  const prefix = prefixOf(settings);
  const own = (await readdir(directory)).filter((name) => name.startsWith(prefix));
  const restOf = (name: string) => name.slice(prefix.length);
  const whole = own.filter((name) => /^\d{4}-\d{2}-\d{2}\.(?:gz|age)$/.test(restOf(name)));
  const parts = own.filter((name) => /^\d{4}-\d{2}-\d{2}\.(?:gz|age)\.part$/.test(restOf(name)));
  const deleted = [...whole.toSorted().slice(0, Math.max(0, whole.length - keep)), ...parts];
  // Somebody else may have deleted one meanwhile.
  for (const name of deleted) await rm(path.join(directory, name), { force: true });
  return deleted;
}
