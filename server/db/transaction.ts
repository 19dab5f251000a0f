import { AsyncLocalStorage } from 'node:async_hooks';
import type { Transaction } from 'kysely';
import type { Database } from './connect.ts';
import type { Tables } from './tables.ts';

const running = new AsyncLocalStorage<Transaction<Tables>>();

/**
 * Runs `work` in one transaction. Whatever it awaits that goes through `joiningTransactions` takes part, better-auth
 * included, so that a change and the mail that announces it are stored together or not at all.
 * @throws whatever `work` throws, after rolling back
 */
export function inTransaction<T>(
  db: Database,
  work: (transaction: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  return db.transaction().execute((transaction) => running.run(transaction, () => work(transaction)));
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
