import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { PassThrough, pipeline as connectAll } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';
import { sql } from 'kysely';
import { commandLine } from '#contract/audit.ts';
import { record } from '#server/audit/queries.ts';
import { databaseKind, type Database, type DatabaseKind } from '#server/db/connect.ts';
import type { Settings } from '#server/env.ts';
import { flushDirectory } from '#server/flush-directory.ts';
import { CommandError } from './reason.ts';
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
    await verifyBackup(part, passphrase);
    await rename(part, file);
    flushDirectory(path.dirname(path.resolve(file)));
  } catch (error) {
    lines.destroy();
    await rm(part, { force: true });
    throw error;
  }
  return counts;
}

type Line =
  | { format: string }
  | { table: SavedTable; row: Record<string, unknown> }
  | { counts: Counts; sha256: string };

async function* linesOf(
  file: string,
  passphrase: string | undefined,
): AsyncGenerator<{ text: string; line: Line }> {
  const source = createReadStream(file);
  const unzipped = createGunzip();
  // What goes wrong in one part destroys the others, and is thrown where the lines are read.
  const ended = () => {};
  if (!(await isSealed(file))) connectAll(source, unzipped, ended);
  else if (passphrase !== undefined) connectAll(source, unseal(passphrase), unzipped, ended);
  else throw new CommandError(`${file} is encrypted: set BACKUP_PASSPHRASE to what it was made with.`);
  for await (const text of createInterface({ input: unzipped, crlfDelay: Infinity })) {
    yield { text, line: JSON.parse(text) as Line };
  }
}

/**
 * Reads a backup from end to end.
 * @returns rows it holds by table
 * @throws CommandError when it is not a backup of ours, was cut off or was changed, or the passphrase does not open it
 */
export async function verifyBackup(file: string, passphrase?: string): Promise<Counts> {
  const hash = createHash('sha256');
  const counts = noRows();
  let isFirst = true;
  try {
    for await (const { text, line } of linesOf(file, passphrase)) {
      if (isFirst && !('format' in line && line.format === format)) break;
      isFirst = false;
      if ('sha256' in line) {
        // A backup from before a table was there counts none of its rows.
        const same = savedTables.every((table) => (line.counts[table] ?? 0) === counts[table]);
        if (same && line.sha256 === hash.digest('hex')) return counts;
        break;
      }
      hash.update(`${text}\n`);
      if ('table' in line) counts[line.table] += 1;
    }
  } catch (error) {
    if (error instanceof CommandError) throw error;
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw new CommandError(`There is no file ${file}.`);
  }
  throw new CommandError(`${file} is not a whole backup: nothing was done with it.`);
}

/** Dates were written as text; PostgreSQL takes them as they are, and so does SQLite. */
async function insertAll(
  db: Database,
  kind: DatabaseKind,
  file: string,
  passphrase: string | undefined,
): Promise<void> {
  const toFlag = (value: unknown) =>
    value === null ? null : kind === 'postgres' ? Boolean(value) : Number(value);
  for await (const { line } of linesOf(file, passphrase)) {
    if (!('table' in line)) continue;
    const row = { ...line.row };
    for (const flag of flags[line.table] ?? []) if (flag in row) row[flag] = toFlag(row[flag]);
    await db
      .insertInto(line.table)
      .values(row as never)
      .$if(line.table === 'auditLog', (insert) => insert.onConflict((conflict) => conflict.doNothing()))
      .execute();
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
  const counts = await verifyBackup(file, passphrase);
  const kind = databaseKind(settings);
  await db.transaction().execute(async (transaction) => {
    // SQLite has taken its one write lock already; here too nobody writes in between.
    if (kind === 'postgres') {
      await sql`lock table ${sql.join(emptiedTables.map((table) => sql.table(table)))} in exclusive mode`.execute(
        transaction,
      );
    }
    for (const table of emptiedTables) await transaction.deleteFrom(table).execute();
    await insertAll(transaction, kind, file, passphrase);
    await record(transaction, { action: 'backup-restored', actor: commandLine, address: null });
  });
  return counts;
}
