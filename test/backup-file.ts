import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { gunzipSync, gzipSync } from 'node:zlib';

interface Line {
  table: string;
  row: Record<string, unknown>;
}

export const formatOne = { format: 'showcase-art-backup/1', savedAt: '2026-01-01T00:00:00.000Z' };

/** Writes a backup with any first line and rows, whose counts and hash are right. */
export async function writeBackup(file: string, header: object, rows: readonly Line[]): Promise<void> {
  const text = [header, ...rows].map((line) => `${JSON.stringify(line)}\n`).join('');
  const sha256 = createHash('sha256').update(text).digest('hex');
  const counts: Record<string, number> = {};
  for (const { table } of rows) if (table !== undefined) counts[table] = (counts[table] ?? 0) + 1;
  await writeFile(file, gzipSync(`${text}${JSON.stringify({ counts, sha256 })}\n`));
}

/** The first line and the rows of a backup. */
export async function readBackupFile(file: string): Promise<{ header: object; rows: Line[] }> {
  const text = gunzipSync(await readFile(file)).toString();
  const [header, ...lines] = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
  return { header: header ?? {}, rows: lines.slice(0, -1) };
}

const tablesOfSite = new Set([
  'courses',
  'documentVersions',
  'editions',
  'drafts',
  'deletedDrafts',
  'scheduledChanges',
  'jobRuns',
  'pictures',
]);

/** Makes a backup one of an earlier version, which had no website. @param change what else that version did not have */
export async function makeOlder(file: string, change = (rows: Line[]) => rows): Promise<void> {
  const { rows } = await readBackupFile(file);
  await writeBackup(file, formatOne, change(rows.filter(({ table }) => !tablesOfSite.has(table))));
}

/** A row without some columns. */
export const without = (row: Record<string, unknown>, columns: readonly string[]) =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !columns.includes(column)));
