/** Identifies the file format; the first line of a backup holds it. */
export const format = 'showcase-art-backup/1';

/**
 * The tables of a backup, parents before children. Sessions, codes and counters are left out because they expire by
 * themselves, and mails because a restore would send those that wait a second time.
 */
export const savedTables = [
  'users',
  'accounts',
  'twoFactors',
  'applications',
  'applicationHistory',
  'trials',
  'conversations',
  'conversationEntries',
  'savedReplies',
  'auditLog',
] as const;
export type SavedTable = (typeof savedTables)[number];

/** The tables that a backup may hold: today's, and the messages of versions before conversations. */
export const readTables = [...savedTables, 'leads'] as const;
type ReadTable = (typeof readTables)[number];

/** Number of rows of each table. */
export type Counts = Record<ReadTable, number>;

/** One line of a backup after the first and before the last. */
export interface SavedRow {
  table: ReadTable;
  row: Record<string, unknown>;
}

export const zeroCounts = () => Object.fromEntries(readTables.map((table) => [table, 0])) as Counts;
