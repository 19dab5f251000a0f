import { AsyncLocalStorage } from 'node:async_hooks';
import type { Transaction } from 'kysely';
import type { Database } from './connect.ts';
import type { Tables } from './tables.ts';

const running = new AsyncLocalStorage<Transaction<Tables>>();

/** PostgreSQL ends one of two transactions that wait for each other, and leaves it to the caller to try again. */
const isDeadlock = (error: unknown) => (error as { code?: unknown }).code === '40P01';

/**
 * Runs `work` in one transaction, and again when another one was in its way. Whatever it awaits that goes through
 * `joiningTransactions` takes part, better-auth included, so that a change and the mail that announces it are stored together
 * or not at all.
 * @throws whatever `work` throws, after rolling back
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

/** The same database for a library that knows nothing of our transactions: inside one, its queries join it. */
export function joiningTransactions(db: Database): Database {
  return new Proxy(db, {
    get(target, property) {
      const current: object = running.getStore() ?? target;
      const value: unknown = Reflect.get(current, property, current);
      return typeof value === 'function' ? value.bind(current) : value;
    },
  });
}
