import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
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

  test('are on the disk when their results are known', async () => {
    const other = new DatabaseSync(path.join(directory, 'test.db'));
    try {
      const isStored = other.prepare('select 1 from people where name = ?');
      const stored = await Promise.all(
        ['a', 'b', 'c'].map(async (name) => {
          await (name === 'b' ? insert(db, name) : insertIn(name));
          return isStored.get(name) !== undefined;
        }),
      );
      expect(stored).toEqual([true, true, true]);
    } finally {
      other.close();
    }
  });

  test('a failed commit fails and undoes only its own transaction', async () => {
    const stray = (transaction: Transaction<Tables>) =>
      transaction.insertInto('pets').values({ name: 'Moti', owner: 'nobody' }).execute();
    const failing = insertIn('b', stray);
    await expect(Promise.all([insertIn('a'), failing])).rejects.toMatchObject({ errcode: 787 });
    await insertIn('b');
    expect(await names()).toEqual(['a', 'b']);
  });

  test('when SQLite rolls back by itself, no query of that transaction is stored, and all others are', async () => {
    // The minimum is the present number of pages.
    await sql`pragma max_page_count = 1`.execute(db);
    const first = [insertIn('a'), insert(db, 'b')];
    const full = insertIn('c', (transaction) =>
      Promise.allSettled([insert(transaction, 'x'.repeat(100_000)), insert(transaction, 'after')]),
    );
    const later = insertIn('d');
    await expect(full).rejects.toMatchObject({ errcode: 13 });
    await Promise.all([...first, later]);
    expect(await names()).toEqual(['a', 'b', 'd']);
  });

  test('wait for one that takes its time', async () => {
    const released = Promise.withResolvers<void>();
    const slow = insertIn('b', () => released.promise);
    const quick = insertIn('a');
    setImmediate(() => setImmediate(released.resolve));
    await Promise.all([slow, quick]);
    expect(await names()).toEqual(['a', 'b']);
  });

  test('a statement that SQLite refuses in a transaction runs between them', async () => {
    await Promise.all([insertIn('a'), sql`vacuum`.execute(db), insertIn('b')]);
    expect(await names()).toEqual(['a', 'b']);
  });
});

test('a transaction that has read can write, because no other process can write in between', async () => {
  const other = new DatabaseSync(path.join(directory, 'test.db'));
  try {
    await db.transaction().execute(async (transaction) => {
      await transaction.selectFrom('people').select('name').execute();
      expect(() => other.exec("insert into people values ('b')")).toThrow('database is locked');
      await insert(transaction, 'a');
    });
    expect(await names()).toEqual(['a']);
  } finally {
    other.close();
  }
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
