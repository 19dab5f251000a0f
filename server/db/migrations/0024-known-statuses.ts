import { PostgresAdapter, sql, type Kysely } from 'kysely';

/** The states of an application at the time of this migration. */
const statuses = `('new', 'trial', 'offered', 'enrolled', 'waiting', 'declined', 'withdrawn')`;

/** The history of an application has only its states. SQLite adds no constraint to a table that exists, so it has a trigger. */
export async function up(db: Kysely<never>): Promise<void> {
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    await sql
      .raw(
        `alter table "applicationHistory" add constraint "applicationHistoryStatuses"
         check ("from" in ${statuses} and "to" in ${statuses})`,
      )
      .execute(db);
    return;
  }
  await sql
    .raw(
      `create trigger "applicationHistoryHasStatuses" before insert on "applicationHistory"
       when new."from" not in ${statuses} or new."to" not in ${statuses}
       begin select raise(abort, 'applicationHistoryStatuses: unknown status of an application'); end`,
    )
    .execute(db);
}
