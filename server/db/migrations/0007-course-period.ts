import { sql, type Kysely } from 'kysely';

/** An application keeps the period of its course's price. Every price stored before was for a month. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('applications')
    .addColumn('coursePeriod', 'text', (column) =>
      column
        .notNull()
        .defaultTo('month')
        .check(sql`"coursePeriod" in ('month', 'year', 'class')`),
    )
    .execute();
}
