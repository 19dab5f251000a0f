import { setTimeout } from 'node:timers/promises';
import type { DatabaseSync } from 'node:sqlite';
import { RawNode, type CompiledQuery, type DatabaseConnection, type Driver, type QueryResult } from 'kysely';
import { GroupCommit } from './group-commit.ts';
import { Lock } from './lock.ts';
import { SqliteStatements } from './sqlite-statements.ts';

export const busyTimeout = 5_000;
const retryMilliseconds = 20;

/** SQLITE_BUSY: another process is writing. */
const isBusy = (error: unknown) => (error as { errcode?: number }).errcode === 5;

/** The parts that all connections share. */
interface Shared {
  database: DatabaseSync;
  statements: SqliteStatements;
  lock: Lock;
  groups: GroupCommit;
}

/** Holds the lock of the database from its first query until it is released, or until it waits for a commit. */
class SqliteConnection implements DatabaseConnection {
  readonly #shared: Shared;
  #isHolding = false;
  #isInTransaction = false;
  /** From here, because a full timeout for each query in the queue would add up to minutes. */
  #firstDeadline: number | undefined = performance.now() + busyTimeout;
  /** The error after which SQLite rolled back by itself. */
  #endedBy: { error: unknown } | undefined;

  constructor(shared: Shared) {
    this.#shared = shared;
  }

  async hold(): Promise<void> {
    if (this.#isHolding) return;
    await this.#shared.lock.obtain();
    this.#isHolding = true;
  }

  release(): void {
    if (!this.#isHolding) return;
    this.#isHolding = false;
    this.#shared.groups.commitIfDue();
    this.#shared.lock.release();
  }

  async begin(): Promise<void> {
    await this.hold();
    await this.#whenNotBusy(() => this.#shared.groups.begin());
    this.#isInTransaction = true;
    this.#endedBy = undefined;
  }

  async commit(): Promise<void> {
    if (this.#endedBy !== undefined) throw this.#endedBy.error;
    const stored = this.#shared.groups.end();
    this.#isInTransaction = false;
    this.release();
    await stored;
  }

  async rollback(): Promise<void> {
    const mustUndo = this.#isInTransaction && this.#endedBy === undefined;
    this.#isInTransaction = false;
    this.#endedBy = undefined;
    const undone = mustUndo ? this.#shared.groups.undo() : undefined;
    this.release();
    await undone;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    // Outside of the transaction the query would be stored although the rest of the work was rolled back.
    if (this.#endedBy !== undefined) throw this.#endedBy.error;
    const { statements, groups } = this.#shared;
    if (this.#isInTransaction) {
      try {
        return statements.execute<Row>(query);
      } catch (error) {
        if (groups.failIfEnded(error)) this.#endedBy = { error };
        throw error;
      }
    }
    await this.hold();
    // SQLite refuses some statements, such as "vacuum", in a transaction. Only written SQL can contain them.
    if (RawNode.is(query.query)) groups.commit();
    if (!groups.isOpen) return this.#whenNotBusy(() => statements.execute<Row>(query));
    return this.#executeInGroup(query);
  }

  /** Executes a query between transactions that wait for their commit. Its result may show their changes, so it waits too. */
  async #executeInGroup<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { statements, groups } = this.#shared;
    let run: () => QueryResult<Row>;
    try {
      const result = statements.execute<Row>(query);
      run = () => result;
    } catch (error) {
      if (groups.failIfEnded(error)) throw error;
      run = () => {
        throw error;
      };
    }
    const stored = groups.join();
    this.release();
    await stored;
    return run();
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    await this.hold();
    if (!this.#isInTransaction) this.#shared.groups.commit();
    for (const row of this.#shared.statements.iterate<Row>(query)) yield { rows: [row] };
  }

  /**
   * Waits for the write of another process without blocking this one. SQLite's own busy timeout would block every request,
   * also those for pages, until the other process is done.
   */
  async #whenNotBusy<T>(work: () => T): Promise<T> {
    const deadline = this.#firstDeadline ?? performance.now() + busyTimeout;
    this.#firstDeadline = undefined;
    for (;;) {
      try {
        return work();
      } catch (error) {
        if (!isBusy(error) || performance.now() > deadline) throw error;
        await setTimeout(retryMilliseconds);
      }
    }
  }
}

/** Runs the queries of an application on one connection of Node's SQLite, one transaction or query at a time. */
export class NodeSqliteDriver implements Driver {
  readonly #shared: Shared;

  constructor(database: DatabaseSync) {
    const statements = new SqliteStatements(database);
    const lock = new Lock();
    const groups = new GroupCommit(database, statements, () => lock.isHeld);
    this.#shared = { database, statements, lock, groups };
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SqliteConnection> {
    const connection = new SqliteConnection(this.#shared);
    await connection.hold();
    return connection;
  }

  beginTransaction(connection: SqliteConnection): Promise<void> {
    return connection.begin();
  }

  commitTransaction(connection: SqliteConnection): Promise<void> {
    return connection.commit();
  }

  rollbackTransaction(connection: SqliteConnection): Promise<void> {
    return connection.rollback();
  }

  async releaseConnection(connection: SqliteConnection): Promise<void> {
    connection.release();
  }

  async destroy(): Promise<void> {
    this.#shared.groups.commit();
    this.#shared.database.close();
  }
}
