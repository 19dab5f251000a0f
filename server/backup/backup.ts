import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { PassThrough, pipeline as connectAll } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';
import { sql } from 'kysely';
import { commandLine } from '#contract/audit.ts';
import { record } from '#server/audit/queries.ts';
import { databaseKind, type Database, type DatabaseKind } from '#server/db/connect.ts';
import { storageFailure } from '#server/db/storage-failure.ts';
import type { Settings } from '#server/env.ts';
import { flushDirectory } from '#server/flush-directory.ts';
import { CommandError } from '#server/operations/exit-message.ts';
import { isSealed, seal, unseal } from './sealed-file.ts';

/**
 * What a backup holds, parents before children. Left out: sessions, codes and counters, which run out by themselves, and
 * queued mails, which a restore would send a second time.
 */
const savedTables = ['users', 'accounts', 'twoFactors', 'applications', 'leads', 'auditLog'] as const;
const emptiedTables = [
  'sessions',
  'verifications',
  'rateLimits',
  'outbox',
  'leads',
  'applications',
  'twoFactors',
  'accounts',
  'users',
] as const;
/** Columns that hold yes or no, which the two databases write differently. */
const flags: Partial<Record<string, readonly string[]>> = {
  users: ['emailVerified', 'banned', 'twoFactorEnabled'],
  twoFactors: ['verified'],
};
type SavedTable = (typeof savedTables)[number];

const format = 'showcase-art-backup/1';
const pageSize = 500;

export type Counts = Record<SavedTable, number>;

const noRows = () => Object.fromEntries(savedTables.map((table) => [table, 0])) as Counts;

/** One consistent moment of the database while others go on writing: no lock is taken, nothing is written. */
function reading(
  db: Database,
  kind: DatabaseKind,
  work: (connection: Database) => Promise<void>,
): Promise<void> {
  const begin = kind === 'postgres' ? sql`begin isolation level repeatable read read only` : sql`begin`;
  return db.connection().execute(async (connection) => {
    await begin.execute(connection);
    try {
      await work(connection);
    } finally {
      await sql`rollback`.execute(connection);
    }
  });
}

async function* rowsOf(db: Database, table: SavedTable): AsyncGenerator<Record<string, unknown>> {
  for (let last = ''; ;) {
    const rows = await db
      .selectFrom(table)
      .selectAll()
      .where('id', '>', last)
      .orderBy('id')
      .limit(pageSize)
      .execute();
    yield* rows;
    const end = rows.at(-1);
    if (end === undefined || rows.length < pageSize) return;
    last = end.id;
  }
}

/**
 * Writes all that must not be lost into one compressed file of JSON lines, the last of which holds the counts and a hash of
 * all lines before it; encrypted when there is a BACKUP_PASSPHRASE. Safe while the server runs; the file appears under its
 * name only when whole, and its owner alone may read it. Memory does not grow with what is saved.
 * @returns rows saved by table
 */
export async function backup(db: Database, settings: Settings, file: string): Promise<Counts> {
  const part = `${file}.part`;
  // What a backup that was cut short left here may be open to others, or point elsewhere.
  await rm(part, { force: true });
  const lines = new PassThrough();
  const { backupPassphrase: passphrase } = settings;
  const target = createWriteStream(part, { mode: 0o600, flags: 'wx', flush: true });
  const written =
    passphrase === undefined
      ? pipeline(lines, createGzip(), target)
      : pipeline(lines, createGzip(), seal(passphrase), target);
  written.catch(() => {});
  const hash = createHash('sha256');
  const counts = noRows();
  const write = async (line: unknown) => {
    const text = `${JSON.stringify(line)}\n`;
    hash.update(text);
    if (!lines.write(text)) await Promise.race([once(lines, 'drain'), written]);
  };
  try {
    await reading(db, databaseKind(settings), async (transaction) => {
      await write({ format, savedAt: new Date().toISOString() });
      for (const table of savedTables) {
        for await (const row of rowsOf(transaction, table)) {
          await write({ table, row });
          counts[table] += 1;
        }
      }
    });
    lines.end(`${JSON.stringify({ counts, sha256: hash.digest('hex') })}\n`);
    await written;
    await verifyBackup(db, part, passphrase);
    await rename(part, file);
    await flushDirectory(path.dirname(path.resolve(file)));
  } catch (error) {
    lines.destroy();
    await rm(part, { force: true });
    throw error;
  }
  return counts;
}

/** Longer than any row of ours: what a file unpacks to must not fill the memory. */
const maxLineLength = 4 * 1024 * 1024;

async function* linesOf(file: string, passphrase: string | undefined): AsyncGenerator<string> {
  const isEncrypted = await isSealed(file);
  if (isEncrypted && passphrase === undefined)
    throw new CommandError(`${file} is encrypted: set BACKUP_PASSPHRASE to what it was made with.`);
  // Opened and connected at once: an error of the file that nobody listens to ends the process.
  const source = createReadStream(file);
  const unzipped = createGunzip().setEncoding('utf8');
  // What goes wrong in one part destroys the others, and is thrown where the lines are read.
  const ended = () => {};
  if (isEncrypted && passphrase !== undefined) connectAll(source, unseal(passphrase), unzipped, ended);
  else connectAll(source, unzipped, ended);
  // Not readline: it also ends a line at U+2028, which may stand inside a message.
  let rest = '';
  for await (const chunk of unzipped as AsyncIterable<string>) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > maxLineLength) break;
    yield* lines;
  }
  if (rest !== '') yield rest.slice(0, maxLineLength);
}

type Columns = ReadonlyMap<string, ReadonlySet<string>>;

/** The columns of the tables that a backup may hold. */
async function savedColumns(db: Database): Promise<Columns> {
  const tables = await db.introspection.getTables();
  const isSaved = ({ name }: { name: string }) => (savedTables as readonly string[]).includes(name);
  return new Map(
    tables.filter(isSaved).map(({ name, columns }) => [name, new Set(columns.map((column) => column.name))]),
  );
}

interface SavedRow {
  table: SavedTable;
  row: Record<string, unknown>;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Anybody can compute the hash of a file, so each row has to fit a table that a backup of ours holds. */
function isSavedRow(
  line: Record<string, unknown>,
  columns: Columns,
): line is Record<string, unknown> & SavedRow {
  const { table, row } = line;
  const known = typeof table === 'string' ? columns.get(table) : undefined;
  if (known === undefined || !isRecord(row) || typeof row.id !== 'string') return false;
  return Object.entries(row).every(
    ([column, value]) => known.has(column) && (value === null || typeof value !== 'object'),
  );
}

/**
 * The rows of a backup; ends after the last only if the file is whole and nothing else is in it.
 * @throws CommandError as `verifyBackup` does
 */
async function* rowsIn(
  file: string,
  passphrase: string | undefined,
  columns: Columns,
): AsyncGenerator<SavedRow> {
  const hash = createHash('sha256');
  const counts = noRows();
  let isFirst = true;
  let isWhole = false;
  try {
    for await (const text of linesOf(file, passphrase)) {
      // Nothing may follow the last line.
      if (isWhole) {
        isWhole = false;
        break;
      }
      const line: unknown = JSON.parse(text);
      if (!isRecord(line) || isFirst !== (line.format === format)) break;
      if ('sha256' in line) {
        // A backup from before a table was there counts none of its rows.
        const counted = isRecord(line.counts) ? line.counts : {};
        if (savedTables.some((table) => (counted[table] ?? 0) !== counts[table])) break;
        if (line.sha256 !== hash.digest('hex')) break;
        isWhole = true;
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
    isWhole = false;
  }
  if (!isWhole) throw new CommandError(`${file} is not a whole backup of ours: nothing was done with it.`);
}

/**
 * Reads a backup from end to end.
 * @param db whose tables the rows have to fit
 * @returns rows it holds by table
 * @throws CommandError when it is not a backup of ours, was cut off or was changed, or the passphrase does not open it
 */
export async function verifyBackup(db: Database, file: string, passphrase?: string): Promise<Counts> {
  const counts = noRows();
  for await (const { table } of rowsIn(file, passphrase, await savedColumns(db))) counts[table] += 1;
  return counts;
}

/** Dates were written as text; PostgreSQL takes them as they are, and so does SQLite. */
async function insertAll(
  db: Database,
  kind: DatabaseKind,
  rows: AsyncIterable<SavedRow>,
  file: string,
): Promise<void> {
  const toFlag = (value: unknown) =>
    value === null ? null : kind === 'postgres' ? Boolean(value) : Number(value);
  for await (const { table, row: saved } of rows) {
    const row = { ...saved };
    for (const flag of flags[table] ?? []) if (flag in row) row[flag] = toFlag(row[flag]);
    await db
      .insertInto(table)
      .values(row as never)
      .$if(table === 'auditLog', (insert) => insert.onConflict((conflict) => conflict.doNothing()))
      .execute()
      .catch((error: unknown) => {
        if (storageFailure(error) !== undefined) throw error;
        throw new CommandError(
          `${file} holds a row that does not fit into ${table}: nothing was done with it.`,
        );
      });
  }
}

/**
 * Puts a backup in the place of what the database holds, in one transaction, safe while the server runs: it sees the old
 * state or the new one. Everybody has to sign in again. A backup of one database can be restored into the other. The audit
 * log keeps all it has and gets the backup's entries besides: not even a restore makes it forget.
 * @param passphrase opens an encrypted one
 * @throws CommandError when the file is not a whole backup or does not open; the database is then untouched
 */
export async function restore(
  db: Database,
  settings: Settings,
  file: string,
  passphrase = settings.backupPassphrase,
): Promise<Counts> {
  const counts = await verifyBackup(db, file, passphrase);
  const columns = await savedColumns(db);
  const kind = databaseKind(settings);
  await db.transaction().execute(async (transaction) => {
    // SQLite has taken its one write lock already; here too nobody writes in between.
    if (kind === 'postgres') {
      await sql`lock table ${sql.join(emptiedTables.map((table) => sql.table(table)))} in exclusive mode`.execute(
        transaction,
      );
    }
    for (const table of emptiedTables) await transaction.deleteFrom(table).execute();
    await insertAll(transaction, kind, rowsIn(file, passphrase, columns), file);
    await record(transaction, { action: 'backup-restored', actor: commandLine, address: null });
  });
  return counts;
}
