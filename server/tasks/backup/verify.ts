import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { Database } from '#server/db/connect.ts';
import { migrations } from '#server/db/migrate.ts';
import { CommandError } from '#server/operations/exit-message.ts';
import { decrypt, isEncrypted } from './encryption.ts';
import {
  currentFormat,
  formatOf,
  formerTable,
  savedTables,
  type Counts,
  type Header,
  type SavedLine,
  type SavedRow,
} from './format.ts';
import { isSavedFiles } from './saved-files.ts';
import { schemaOfSavedTables, type Schema } from './queries.ts';

/** Longer than any row, so that a file that expands to huge lines does not fill the memory. */
const maxLineLength = 32 * 1024 * 1024;

async function* readLines(file: string, passphrase: string | undefined): AsyncGenerator<string> {
  const needsPassphrase = await isEncrypted(file);
  if (needsPassphrase && passphrase === undefined)
    throw new CommandError(`${file} is encrypted: set BACKUP_PASSPHRASE to the passphrase of this backup.`);
  // Connect the streams at once: a stream error without a listener ends the process.
  const source = createReadStream(file);
  const unzipped = createGunzip().setEncoding('utf8');
  // An error in one stream destroys the others, and the loop below throws it.
  const ignoreError = () => {};
  if (needsPassphrase && passphrase !== undefined)
    pipeline(source, decrypt(passphrase), unzipped, ignoreError);
  else pipeline(source, unzipped, ignoreError);
  // Not readline, which also splits at U+2028, and a message may contain that character.
  let parts: string[] = [];
  let length = 0;
  for await (const chunk of unzipped as AsyncIterable<string>) {
    let start = 0;
    for (let end = chunk.indexOf('\n'); end >= 0; end = chunk.indexOf('\n', start)) {
      yield [...parts, chunk.slice(start, end)].join('');
      parts = [];
      length = 0;
      start = end + 1;
    }
    parts.push(chunk.slice(start));
    length += chunk.length - start;
    if (length > maxLineLength) break;
  }
  const rest = parts.join('').slice(0, maxLineLength);
  if (rest !== '') yield rest;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const keys = new Map<string, readonly string[]>([
  ...savedTables.map(([table, { key }]) => [table, key] as const),
  [formerTable, ['id']],
]);

/** Whether a line is a row that fits its table. The hash alone proves nothing, because anybody can compute one. */
function isSavedRow(
  line: Record<string, unknown>,
  schema: Schema,
): line is Record<string, unknown> & SavedRow {
  const { table, row } = line;
  const columns = typeof table === 'string' ? schema.get(table) : undefined;
  const key = typeof table === 'string' ? keys.get(table) : undefined;
  if (columns === undefined || key === undefined || !isRecord(row)) return false;
  if (!key.every((column) => typeof row[column] === 'string' || typeof row[column] === 'number'))
    return false;
  return Object.entries(row).every(
    ([column, value]) => columns.all.has(column) && (value === null || typeof value !== 'object'),
  );
}

/** What the first line of a backup says. */
export interface Origin extends Pick<Header, 'migration'> {
  format: number;
}

/**
 * Reads the first line. @returns undefined when it is none of a backup
 * @throws CommandError when a later version has written it
 */
function originOf(line: unknown, file: string): Origin | undefined {
  if (!isRecord(line)) return undefined;
  const format = formatOf(line);
  if (format === undefined) return undefined;
  const migration = format === 1 ? '' : line.migration;
  if (typeof migration !== 'string') return undefined;
  if (format > currentFormat || (format > 1 && !Object.hasOwn(migrations, migration)))
    throw new CommandError(
      `${file} was made by a later version of this application. Update it first. Nothing was changed.`,
    );
  return { format, migration };
}

/**
 * The rows of a backup, and the files of its pictures. Ends without an error only if the file is complete and contains nothing else.
 * @param db the database whose tables the rows have to fit
 * @returns what the first line says
 * @throws CommandError when the file is not a backup, is incomplete or was changed, or when the passphrase is wrong
 */
export async function* readBackup(
  db: Database,
  file: string,
  passphrase: string | undefined,
): AsyncGenerator<SavedLine, Origin> {
  const schema = await schemaOfSavedTables(db);
  const hash = createHash('sha256');
  const counts: Counts = {};
  let origin: Origin | undefined;
  let isComplete = false;
  try {
    for await (const text of readLines(file, passphrase)) {
      // A line after the last one.
      if (isComplete) {
        isComplete = false;
        break;
      }
      const line: unknown = JSON.parse(text);
      if (origin === undefined) {
        origin = originOf(line, file);
        if (origin === undefined) break;
        hash.update(`${text}\n`);
        continue;
      }
      if (!isRecord(line)) break;
      if ('sha256' in line) {
        // A backup of an earlier version has no count for a table that was added later.
        const savedCounts = isRecord(line.counts) ? line.counts : {};
        const isWhole = ([table]: [string, unknown]) =>
          (savedCounts[table] ?? 0) === (counts[table as keyof Counts] ?? 0);
        if (![...Object.entries(counts), ...Object.entries(savedCounts)].every(isWhole)) break;
        if (line.sha256 !== hash.digest('hex')) break;
        // Format 1 names no migration, but its counts name the tables of its version.
        if (origin.format === 1 && 'conversations' in savedCounts) origin.migration = '0022-conversations';
        isComplete = true;
        continue;
      }
      hash.update(`${text}\n`);
      if (isSavedFiles(line)) {
        yield line;
        continue;
      }
      if (!isSavedRow(line, schema)) break;
      counts[line.table] = (counts[line.table] ?? 0) + 1;
      yield line;
    }
  } catch (error) {
    if (error instanceof CommandError) throw error;
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw new CommandError(`There is no file ${file}.`);
    isComplete = false;
  }
  if (!isComplete || origin === undefined)
    throw new CommandError(`${file} is not a complete backup of this application. Nothing was changed.`);
  return origin;
}

/**
 * Reads a backup from start to end.
 * @returns what the first line says, and the number of rows of each table that has any
 * @throws CommandError as `readBackup` does
 */
export async function verifyBackup(
  db: Database,
  file: string,
  passphrase?: string,
): Promise<Origin & { counts: Counts }> {
  const counts: Counts = {};
  const rows = readBackup(db, file, passphrase);
  for (;;) {
    const next = await rows.next();
    if (next.done) return { ...next.value, counts };
    if ('table' in next.value) counts[next.value.table] = (counts[next.value.table] ?? 0) + 1;
  }
}
