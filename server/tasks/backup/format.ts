import { tables, type TableName } from '#server/db/tables.ts';
import type { Saved } from '#server/db/tables/lifecycle.ts';

const name = 'showcase-art-backup/';

/** The format that is written. Format 1 had no website and did not name its migration, and format 2 no pictures. */
export const currentFormat = 3;

/** The first format with the website. */
export const firstWithSite = 2;

/** The first line of a backup. */
export interface Header {
  format: string;
  savedAt: string;
  /** The name of the last migration that the saved database had; empty in format 1. */
  migration: string;
}

export const headerOf = (migration: string): Header => ({
  format: `${name}${currentFormat}`,
  savedAt: new Date().toISOString(),
  migration,
});

/** The number of the format in the first line of a file; undefined when it is none of ours. */
export function formatOf({ format }: Record<string, unknown>): number | undefined {
  const number = typeof format === 'string' && format.startsWith(name) ? format.slice(name.length) : '';
  return /^[1-9]\d{0,3}$/.test(number) ? Number(number) : undefined;
}

/** The tables of a backup, parents before children, and how each is saved. */
export const savedTables: readonly (readonly [TableName, Saved<string>])[] = tables.flatMap(
  ([table, { backup }]) => ('key' in backup ? [[table, backup] as const] : []),
);

/** The table of messages of versions before conversations. */
export const formerTable = 'leads';

/** Number of rows by table. */
export type Counts = Partial<Record<TableName | typeof formerTable, number>>;

/** A line of a backup, of which there is one for each row. */
export interface SavedRow {
  table: TableName | typeof formerTable;
  row: Record<string, unknown>;
}

/** A line with the files of a picture, after its row. */
export interface SavedFiles {
  /** The id of the picture. */
  picture: string;
  /** By name, in base64. */
  files: Record<string, string>;
}

/** A line of a backup after the first and before the last. */
export type SavedLine = SavedRow | SavedFiles;
