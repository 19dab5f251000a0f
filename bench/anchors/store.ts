import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { statements, type Run, type StatementName, type Store } from './statements.ts';

/** SQLite with prepared statements and the same durability as the site: WAL and full sync. */
export function sqliteStore(file: string): Store {
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: true });
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on');
  const prepared = new Map(
    Object.entries(statements).map(([name, sql]) => [name, database.prepare(sql.replaceAll('$', '?'))]),
  ) as Map<StatementName, StatementSync>;
  const [begin, commit, rollback] = ['begin immediate', 'commit', 'rollback'].map((sql) =>
    database.prepare(sql),
  );
  const run: Run = async (name, ...values) => prepared.get(name)?.all(...values) ?? [];
  return {
    run,
    // No other request can run in between, because a resolved promise does not let the event loop continue.
    async inTransaction(work) {
      begin?.run();
      try {
        const result = await work(run);
        commit?.run();
        return result;
      } catch (error) {
        rollback?.run();
        throw error;
      }
    },
  };
}
