/** Identifies the file format; the first line of a backup holds it. */
export const format = 'showcase-art-backup/1';

/**
 * The tables of a backup, parents before children. Sessions, codes and counters are left out because they expire by
 * themselves, and mails that wait because a restore would send them a second time. Of the outbox only the mails that were sent
 * or have failed are saved; the words of those with codes are erased already.
 */
export const savedTables = [
  'users',
  'accounts',
  'twoFactors',
  'applications',
  'leads',
  'auditLog',
  'outbox',
  'conversations',
  'conversationEntries',
  'savedReplies',
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
