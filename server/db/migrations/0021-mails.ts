import { PostgresAdapter, sql, type Kysely } from 'kysely';

/** A mail stays in the outbox after it was sent, so that the office sees it. */
export async function up(db: Kysely<never>): Promise<void> {
  const onPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const moment = onPostgres ? 'timestamptz' : 'text';
  const change = () => db.schema.alterTable('outbox');
  await change()
    .addColumn('kind', 'text', (column) =>
      column
        .notNull()
        .defaultTo('mail')
        .check(sql`kind in ('mail', 'code')`),
    )
    .execute();
  await change()
    .addColumn('state', 'text', (column) =>
      column
        .notNull()
        .defaultTo('queued')
        .check(sql`state in ('queued', 'sent', 'retrying', 'failed')`),
    )
    .execute();
  await change().addColumn('sentAt', moment).execute();
  await change().addColumn('lastError', 'text').execute();
  await change().addColumn('settledAt', moment).execute();
  // The subjects of the codes that wait: the office must not see them.
  await sql`update "outbox" set "kind" = 'code' where "sendTo" = '' or "subject" like '______ is your % code'`.execute(
    db,
  );
  await sql`update "outbox" set "state" = 'retrying' where "attempts" > 0`.execute(db);

  // Partial: the search for due mails must not become slower with the number of sent ones.
  await db.schema.dropIndex('outboxByNextAttempt').execute();
  await sql`create index "outboxDue" on "outbox" ("nextAttemptAt") where "state" in ('queued', 'retrying')`.execute(
    db,
  );
  await db.schema
    .createIndex('outboxByCreation')
    .on('outbox')
    .columns(['createdAt', 'id'] as never)
    .execute();
  await db.schema
    .createIndex('outboxByState')
    .on('outbox')
    .columns(['state', 'createdAt', 'id'] as never)
    .execute();
  // The office corrects an address (server/school/email-list/routes.ts).
  await db.schema.createIndex('trialsByEmail').on('trials').column('userEmail').execute();
  // As for the other tables with data of people (0006-erasures.ts); a mail for nobody has none.
  if (onPostgres) return;
  await sql`create trigger "outboxAreErased" after delete on "outbox" when old."sendTo" <> ''
    begin update "erasures" set "erased" = "erased" + 1; end`.execute(db);
}
