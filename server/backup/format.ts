/** Identifies the file format; the first line of a backup holds it. */
export const format = 'showcase-art-backup/1';

/**
 * The tables of a backup, parents before children. Sessions, codes and counters are left out because they expire by
 * themselves, and queued mails because a restore would send them a second time.
 */
export const savedTables = [
  'users',
  'accounts',
  'twoFactors',
  'applications',
  'applicationHistory',
  'leads',
  'trials',
  'auditLog',
] as const;
export type SavedTable = (typeof savedTables)[number];

/** Number of rows of each table. */
export type Counts = Record<SavedTable, number>;

/** One line of a backup after the first and before the last. */
export interface SavedRow {
  table: SavedTable;
  row: Record<string, unknown>;
}

export const zeroCounts = () => Object.fromEntries(savedTables.map((table) => [table, 0])) as Counts;
