import { AsyncLocalStorage } from 'node:async_hooks';
import type { Transaction } from 'kysely';
import type { Database } from './connect.ts';
import type { Tables } from './tables.ts';

const running = new AsyncLocalStorage<Transaction<Tables>>();

/** PostgreSQL ends one of two transactions that wait for each other; the caller has to try again. */
const isDeadlock = (error: unknown) => (error as { code?: unknown }).code === '40P01';

/**
 * Runs `work` in one transaction, and again after a deadlock. Queries through `joiningTransactions`, such as those of
 * better-auth, take part, so that a change and the mail that announces it are stored together or not at all.
 * @throws any error of `work`, after a rollback
 */
export async function inTransaction<T>(
  db: Database,
  work: (transaction: Transaction<Tables>) => Promise<T>,
  tries = 3,
): Promise<T> {
  try {
    return await db.transaction().execute((transaction) => running.run(transaction, () => work(transaction)));
  } catch (error) {
    if (tries <= 1 || !isDeadlock(error)) throw error;
    return inTransaction(db, work, tries - 1);
  }
}

/** The database for a library that does not take a transaction: inside `inTransaction` its queries join the transaction. */
export function joiningTransactions(db: Database): Database {
  return new Proxy(db, {
    get(target, property) {
      const current: object = running.getStore() ?? target;
      const value: unknown = Reflect.get(current, property, current);
      return typeof value === 'function' ? value.bind(current) : value;
    },
  });
}
