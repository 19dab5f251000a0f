import { sql, type Kysely } from 'kysely';

/** Mails about one thing to one person leave in their order (server/mail/queries.ts). */
export async function up(db: Kysely<never>): Promise<void> {
  const change = () => db.schema.alterTable('outbox');
  await change().addColumn('about', 'text').execute();
  await change()
    .addColumn('place', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await change()
    .addColumn('standing', 'text', (column) =>
      column
        .notNull()
        .defaultTo('kept')
        .check(sql`standing in ('kept', 'state', 'reminder')`),
    )
    .execute();
  await change().addColumn('replacedBy', 'text').execute();
  await sql`update "outbox" set "about" = "conversationId"`.execute(db);
  await db.schema
    .createIndex('outboxByAbout')
    .on('outbox')
    .columns(['about', 'sendTo', 'place'] as never[])
    .execute();
  await db.schema
    .createIndex('outboxByReplacement')
    .on('outbox')
    .column('replacedBy' as never)
    .where(sql.ref('replacedBy'), 'is not', null)
    .execute();
}
