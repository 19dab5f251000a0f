import { PostgresAdapter, sql, type ColumnDataType, type Kysely } from 'kysely';

/** Stores until when the children are enrolled who are. A change that took another back began no year. */
export async function storeYears(db: Kysely<never>): Promise<void> {
  const enrolledAt = sql`coalesce(
    (select max("at") from "applicationHistory"
      where "applicationId" = "applications"."id" and "to" = 'enrolled' and "undoes" is null),
    "createdAt")`;
  // After 29 February on both comes 1 March.
  const aYearLater =
    db.getExecutor().adapter instanceof PostgresAdapter
      ? sql`case to_char(${enrolledAt} at time zone 'UTC', 'MMDD') when '0229'
          then ${enrolledAt} + interval '366 days' else ${enrolledAt} + interval '1 year' end`
      : sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${enrolledAt}, '+1 year')`;
  await sql`update "applications" set "enrolledUntil" = ${aYearLater} where "status" = 'enrolled'`.execute(
    db,
  );
}

/** A child is enrolled for a year, and may apply for the same course afterwards. */
export async function up(db: Kysely<never>): Promise<void> {
  const onPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const moment: ColumnDataType = onPostgres ? 'timestamptz' : 'text';
  const change = () => db.schema.alterTable('applications');
  await change().addColumn('enrolledUntil', moment).execute();
  await change()
    .addColumn('isOver', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await storeYears(db);
  await db.schema.dropIndex('applicationsOneOpen').execute();
  await sql`create unique index "applicationsOneOpen" on "applications" ("userId", "nameKey", "dob", "courseId")
    where "status" not in ('declined', 'withdrawn') and "isOver" = 0`.execute(db);
}
