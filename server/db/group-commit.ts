import { setImmediate } from 'node:timers';
import type { DatabaseSync } from 'node:sqlite';
import type { SqliteStatements } from './sqlite-statements.ts';

/** A group of this size is committed without waiting for the next turn of the event loop, to limit the wait of its members. */
const maxMembers = 100;

interface Group {
  members: number;
  /** Resolves when the group is on the disk. */
  stored: PromiseWithResolvers<void>;
  /** Whether to commit as soon as no transaction is in progress. */
  isDue: boolean;
}

/**
 * Commits the transactions of one turn of the event loop together, because most of the time of a commit is the wait for the
 * disk. They run one after another, each in a savepoint of one SQLite transaction: an error undoes only its own savepoint.
 * No result is returned before the commit is on the disk. If the commit fails, or SQLite rolls back by itself
 * (sqlite.org/lang_transaction.html, "Response To Errors"), all members fail with that error.
 */
export class GroupCommit {
  readonly #database: DatabaseSync;
  readonly #statements: SqliteStatements;
  readonly #isInUse: () => boolean;
  #group: Group | undefined;

  /** @param isInUse whether a transaction or query is in progress, so that a commit has to wait for its end */
  constructor(database: DatabaseSync, statements: SqliteStatements, isInUse: () => boolean) {
    this.#database = database;
    this.#statements = statements;
    this.#isInUse = isInUse;
  }

  /** Whether transactions wait for their commit. */
  get isOpen(): boolean {
    return this.#group !== undefined;
  }

  /** Begins a transaction; the first of a group takes the write lock. @throws SQLITE_BUSY while another process writes */
  begin(): void {
    if (this.#group === undefined) {
      this.#statements.run('begin immediate');
      this.#group = { members: 0, stored: Promise.withResolvers(), isDue: false };
    }
    this.#statements.run('savepoint member');
  }

  /** Ends a transaction. @returns a promise as `join` does */
  end(): Promise<void> {
    this.#statements.run('release member');
    return this.join();
  }

  /**
   * Undoes a transaction.
   * @returns resolves when the transactions before it are on the disk, because it may have read their changes
   */
  async undo(): Promise<void> {
    const group = this.#group;
    if (group === undefined) return;
    try {
      this.#statements.run('rollback to member');
      this.#statements.run('release member');
      if (group.members === 0) {
        this.#statements.run('rollback');
        this.#group = undefined;
      }
    } catch (error) {
      this.#fail(error);
      throw error;
    }
    if (group.members > 0) await group.stored.promise;
  }

  /** Makes the changes so far a part of the next commit. @returns resolves when they are on the disk */
  join(): Promise<void> {
    const group = this.#group;
    if (group === undefined) return Promise.resolve();
    group.members += 1;
    if (group.members === maxMembers) group.isDue = true;
    if (group.members === 1) {
      setImmediate(() => {
        group.isDue = true;
        if (this.#group === group && !this.#isInUse()) this.commit();
      });
    }
    return group.stored.promise;
  }

  /** Commits the group if it is due. Call it when no transaction is in progress. */
  commitIfDue(): void {
    if (this.#group?.isDue) this.commit();
  }

  /** Commits the group. Call it when no transaction is in progress. */
  commit(): void {
    const group = this.#group;
    if (group === undefined) return;
    try {
      this.#statements.run('commit');
      this.#group = undefined;
      group.stored.resolve();
    } catch (error) {
      this.#fail(error);
    }
  }

  /** Fails the group if an error made SQLite roll back by itself. @returns whether it did */
  failIfEnded(error: unknown): boolean {
    if (this.#group === undefined || this.#database.isTransaction) return false;
    this.#fail(error);
    return true;
  }

  #fail(error: unknown): void {
    const group = this.#group;
    this.#group = undefined;
    try {
      if (this.#database.isTransaction) this.#statements.run('rollback');
    } finally {
      if (group !== undefined && group.members > 0) group.stored.reject(error);
    }
  }
}
