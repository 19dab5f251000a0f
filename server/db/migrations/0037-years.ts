import { PostgresAdapter, sql, type ColumnDataType, type Kysely } from 'kysely';

/** A child is enrolled for a year, and may apply for the same course afterwards. */
export async function up(db: Kysely<never>): Promise<void> {
  const onPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const moment: ColumnDataType = onPostgres ? 'timestamptz' : 'text';
  const change = () => db.schema.alterTable('applications');
  await change().addColumn('enrolledUntil', moment).execute();
  await change()
    .addColumn('isOver', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  const enrolledAt = sql`coalesce(
    (select max("at") from "applicationHistory" where "applicationId" = "applications"."id" and "to" = 'enrolled'),
    "createdAt")`;
  const aYearLater = onPostgres
    ? sql`${enrolledAt} + interval '1 year'`
    : sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${enrolledAt}, '+1 year')`;
  await sql`update "applications" set "enrolledUntil" = ${aYearLater} where "status" = 'enrolled'`.execute(
    db,
  );
  await db.schema.dropIndex('applicationsOneOpen').execute();
  await sql`create unique index "applicationsOneOpen" on "applications" ("userId", "nameKey", "dob", "courseId")
    where "status" not in ('declined', 'withdrawn') and "isOver" = 0`.execute(db);
}
