import { setTimeout } from 'node:timers/promises';
import { CompiledQuery, SqliteDriver, type DatabaseConnection } from 'kysely';
import { Lock } from './lock.ts';
import type { NodeSqliteDatabase } from './sqlite-database.ts';

/** Milliseconds that a query waits for the write of another process. */
export const busyTimeout = 5_000;
const retryMilliseconds = 20;

/** SQLITE_BUSY: another process is writing. */
const isBusy = (error: unknown) => (error as { errcode?: number }).errcode === 5;

/**
 * Waits for the write of another process without blocking this one. SQLite's own busy timeout would block every request,
 * also those for pages, until the other process is done.
 */
async function whenNotBusy<T>(work: () => Promise<T>, deadline: number): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
      await setTimeout(retryMilliseconds);
    }
  }
}

/** Kysely's driver, which lends its only connection to one query or transaction at a time. */
export class NodeSqliteDriver extends SqliteDriver {
  readonly #database: NodeSqliteDatabase;
  readonly #lock = new Lock();

  constructor(database: NodeSqliteDatabase) {
    super({ database });
    this.#database = database;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    // From here, because a full timeout for each query in the queue would add up to minutes.
    const deadline = performance.now() + busyTimeout;
    await this.#lock.obtain();
    const connection = await super.acquireConnection();
    return {
      executeQuery: <R>(query: CompiledQuery) =>
        whenNotBusy(() => connection.executeQuery<R>(query), deadline),
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
    };
  }

  /** Takes the write lock at once: a transaction that first reads could not write after the write of another process. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  override async releaseConnection(): Promise<void> {
    this.#database.forgetEnd();
    this.#lock.release();
  }
}
