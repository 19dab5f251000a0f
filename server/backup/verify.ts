import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { Database } from '#server/db/connect.ts';
import { CommandError } from '#server/operations/exit-message.ts';
import { decrypt, isEncrypted } from './encryption.ts';
import { format, readTables, zeroCounts, type Counts, type SavedRow } from './format.ts';
import { columnsOfSavedTables, type Columns } from './queries.ts';

/** Longer than any row, so that a file that expands to huge lines does not fill the memory. */
const maxLineLength = 4 * 1024 * 1024;

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
  let rest = '';
  for await (const chunk of unzipped as AsyncIterable<string>) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > maxLineLength) break;
    yield* lines;
  }
  if (rest !== '') yield rest.slice(0, maxLineLength);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a line is a row that fits its table. The hash alone proves nothing, because anybody can compute one. */
function isSavedRow(
  line: Record<string, unknown>,
  columns: Columns,
): line is Record<string, unknown> & SavedRow {
  const { table, row } = line;
  const names = typeof table === 'string' ? columns.get(table) : undefined;
  if (names === undefined || !isRecord(row) || typeof row.id !== 'string') return false;
  return Object.entries(row).every(
    ([column, value]) => names.has(column) && (value === null || typeof value !== 'object'),
  );
}

/**
 * The rows of a backup. Ends without an error only if the file is complete and contains nothing else.
 * @param db the database whose tables the rows have to fit
 * @throws CommandError when the file is not a backup, is incomplete or was changed, or when the passphrase is wrong
 */
export async function* readBackup(
  db: Database,
  file: string,
  passphrase: string | undefined,
): AsyncGenerator<SavedRow> {
  const columns = await columnsOfSavedTables(db);
  const hash = createHash('sha256');
  const counts = zeroCounts();
  let isFirst = true;
  let isComplete = false;
  try {
    for await (const text of readLines(file, passphrase)) {
      // A line after the last one.
      if (isComplete) {
        isComplete = false;
        break;
      }
      const line: unknown = JSON.parse(text);
      if (!isRecord(line) || isFirst !== (line.format === format)) break;
      if ('sha256' in line) {
        // A backup of an earlier version has no count for a table that was added later.
        const savedCounts = isRecord(line.counts) ? line.counts : {};
        if (readTables.some((table) => (savedCounts[table] ?? 0) !== counts[table])) break;
        if (line.sha256 !== hash.digest('hex')) break;
        isComplete = true;
        continue;
      }
      hash.update(`${text}\n`);
      if (isFirst) {
        isFirst = false;
        continue;
      }
      if (!isSavedRow(line, columns)) break;
      counts[line.table] += 1;
      yield line;
    }
  } catch (error) {
    if (error instanceof CommandError) throw error;
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw new CommandError(`There is no file ${file}.`);
    isComplete = false;
  }
  if (!isComplete)
    throw new CommandError(`${file} is not a complete backup of this application. Nothing was changed.`);
}

/**
 * Reads a backup from start to end.
 * @returns the number of rows of each table
 * @throws CommandError as `readBackup` does
 */
export async function verifyBackup(db: Database, file: string, passphrase?: string): Promise<Counts> {
  const counts = zeroCounts();
  for await (const { table } of readBackup(db, file, passphrase)) counts[table] += 1;
  return counts;
}
