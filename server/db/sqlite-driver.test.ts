import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Kysely, sql, type Transaction } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sqliteDialect } from './sqlite-dialect.ts';

interface Tables {
  people: { name: string };
  pets: { name: string; owner: string };
}

let directory: string;
let db: Kysely<Tables>;
beforeEach(async () => {
  directory = mkdtempSync(path.join(tmpdir(), 'school-sqlite-'));
  db = new Kysely<Tables>({ dialect: sqliteDialect(path.join(directory, 'test.db')) });
  await sql`create table people (name text primary key)`.execute(db);
  // This constraint is checked by the commit, so that a commit can fail.
  await sql`create table pets (name text, owner text references people deferrable initially deferred)`.execute(
    db,
  );
});
afterEach(async () => {
  await db.destroy();
  rmSync(directory, { recursive: true });
});

/** The number of commits in the write-ahead log (sqlite.org/fileformat2.html, section 4.1): frames with a database size. */
function countCommits(): number {
  const log = readFileSync(path.join(directory, 'test.db-wal'));
  const frameSize = 24 + log.readUInt32BE(8);
  let commits = 0;
  for (let at = 32; at + frameSize <= log.length; at += frameSize)
    if (log.readUInt32BE(at + 4) > 0) commits += 1;
  return commits;
}

const insert = (to: Kysely<Tables>, name: string) => to.insertInto('people').values({ name }).execute();
const insertIn = (name: string, then?: (transaction: Transaction<Tables>) => Promise<unknown>) =>
  db.transaction().execute(async (transaction) => {
    await insert(transaction, name);
    await then?.(transaction);
  });
const names = async () =>
  (await db.selectFrom('people').select('name').orderBy('name').execute()).map(({ name }) => name);
const statuses = async (promises: Promise<unknown>[]) =>
  (await Promise.allSettled(promises)).map(({ status }) => status);

describe('transactions that run at the same time', () => {
  test('share one commit', async () => {
    const before = countCommits();
    await Promise.all(['a', 'b', 'c', 'd'].map((name) => insertIn(name)));
    expect(countCommits()).toBe(before + 1);
    expect(await names()).toEqual(['a', 'b', 'c', 'd']);
  });

  test('share it with single queries', async () => {
    const before = countCommits();
    await Promise.all([insertIn('a'), insert(db, 'b'), insertIn('c'), names()]);
    expect(countCommits()).toBe(before + 1);
  });

  test('a hundred share a commit at most', async () => {
    const before = countCommits();
    await Promise.all(Array.from({ length: 101 }, (_, n) => insertIn(`person ${n}`)));
    expect(countCommits()).toBe(before + 2);
  });

  test('an error undoes only its own transaction', async () => {
    const failing = insertIn('b', () => Promise.reject(new Error('refused')));
    await expect(Promise.all([insertIn('a'), failing, insertIn('c')])).rejects.toThrow('refused');
    expect(await names()).toEqual(['a', 'c']);
  });

  test('an error of the first one undoes nothing else', async () => {
    const failing = insertIn('a', () => Promise.reject(new Error('refused')));
    expect(await statuses([failing, insertIn('b')])).toEqual(['rejected', 'fulfilled']);
    expect(await names()).toEqual(['b']);
  });

  test('a violated constraint fails only its own transaction or query', async () => {
    const outcomes = await statuses([insertIn('a'), insertIn('a'), insert(db, 'a'), insertIn('b')]);
    expect(outcomes).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
    expect(await names()).toEqual(['a', 'b']);
  });

  test('no result is known before the commit', async () => {
    const commitsBefore = countCommits();
    const commitsAfter = await Promise.all(
      [insertIn('a'), names(), insert(db, 'b'), insertIn('a').catch(() => {}), insertIn('c')].map(
        async (query) => {
          await query;
          return countCommits();
        },
      ),
    );
    expect(commitsAfter).toEqual(Array(5).fill(commitsBefore + 1));
  });

  test('a failed commit fails all of them, the queries that saw their changes, and those that were undone', async () => {
    const stray = (transaction: Transaction<Tables>) =>
      transaction.insertInto('pets').values({ name: 'Moti', owner: 'nobody' }).execute();
    const outcomes = await Promise.allSettled([insertIn('a'), insertIn('b', stray), names(), insertIn('a')]);
    const foreignKey = { status: 'rejected', reason: expect.objectContaining({ errcode: 787 }) };
    expect(outcomes).toEqual(Array(4).fill(foreignKey));
    expect(await names()).toEqual([]);
    await insertIn('a');
    expect(await names()).toEqual(['a']);
  });

  test('when SQLite rolls back by itself, those before fail too, and later ones are stored', async () => {
    // The minimum is the present number of pages.
    await sql`pragma max_page_count = 1`.execute(db);
    const tooLong = (transaction: Transaction<Tables>) => insert(transaction, 'x'.repeat(100_000));
    const first = [insertIn('a'), insert(db, 'b'), insertIn('c', tooLong)];
    const later = insertIn('d');
    const full = { status: 'rejected', reason: expect.objectContaining({ errcode: 13 }) };
    expect(await Promise.allSettled(first)).toEqual(Array(3).fill(full));
    await later;
    expect(await names()).toEqual(['d']);
  });

  test('a transaction that takes its time delays the commit and is not split', async () => {
    const released = Promise.withResolvers<void>();
    const slow = insertIn('b', () => released.promise);
    const quick = insertIn('a');
    setImmediate(() => setImmediate(released.resolve));
    await Promise.all([slow, quick]);
    expect(await names()).toEqual(['a', 'b']);
  });

  test('statements that SQLite refuses in a transaction run after a commit', async () => {
    await Promise.all([insertIn('a'), sql`vacuum`.execute(db), insertIn('b')]);
    expect(await names()).toEqual(['a', 'b']);
  });
});

test('a thousand queries wait for a transaction, and the next one fails at once', async () => {
  const released = Promise.withResolvers<void>();
  const slow = insertIn('a', () => released.promise);
  const waiting = Array.from({ length: 1000 }, names);
  await expect(names()).rejects.toMatchObject({ code: 'QUEUE_FULL' });
  released.resolve();
  await slow;
  expect(await Promise.all(waiting)).toEqual(Array(1000).fill(['a']));
});

test('a prepared statement finds a column that was added later', async () => {
  await insert(db, 'a');
  const all = () => db.selectFrom('people').selectAll().execute();
  expect(await all()).toEqual([{ name: 'a' }]);
  await sql`alter table people add column age integer default 7`.execute(db);
  expect(await all()).toEqual([{ name: 'a', age: 7 }]);
});
