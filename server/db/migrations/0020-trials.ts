import { PostgresAdapter, sql, type ColumnDataType, type Kysely } from 'kysely';

/** Trial classes, the runs of timed jobs, and a file for calendars that a mail can carry. */
export async function up(db: Kysely<never>): Promise<void> {
  const onPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const moment: ColumnDataType = onPostgres ? 'timestamptz' : 'text';

  await db.schema
    .createTable('trials')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('userId', 'text', (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('userName', 'text', (column) => column.notNull())
    .addColumn('userEmail', 'text', (column) => column.notNull())
    .addColumn('userNumber', 'text', (column) => column.notNull())
    .addColumn('courseId', 'text', (column) => column.notNull())
    .addColumn('courseName', 'text', (column) => column.notNull())
    .addColumn('childAge', 'integer', (column) => column.notNull())
    .addColumn('wishedDay', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull().defaultTo('asked'))
    .addColumn('startsAt', moment)
    .addColumn('endsAt', moment)
    // Which list of the office it is in: it follows from the status, so that an index can have it.
    .addColumn('list', 'text', (column) => column.notNull().defaultTo('asked'))
    // When the class begins, or when it was asked for: lists are in this order.
    .addColumn('listedAt', moment, (column) => column.notNull())
    .addColumn('remindedAt', moment)
    .addColumn('sequence', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('createdAt', moment, (column) => column.notNull())
    .addCheckConstraint(
      'trialsStatus',
      sql`status in ('asked', 'agreed', 'cancelled', 'came', 'missed', 'enrolled')`,
    )
    .addCheckConstraint(
      'trialsList',
      sql`list = case when status in ('asked', 'agreed') then status else 'done' end`,
    )
    .addCheckConstraint('trialsTimes', sql`("startsAt" is null) = ("endsAt" is null)`)
    .addCheckConstraint('trialsCanBeAnswered', sql`"userEmail" <> '' or "userNumber" <> ''`)
    .execute();
  await db.schema.createIndex('trialsByList').on('trials').columns(['list', 'listedAt', 'id']).execute();
  await db.schema.createIndex('trialsByCreation').on('trials').column('createdAt').execute();
  await db.schema
    .createIndex('trialsByUser')
    .on('trials')
    .column('userId')
    .where(sql.ref('userId'), 'is not', null)
    .execute();

  // Partial, because most applications are answered.
  await db.schema
    .createIndex('applicationsNew')
    .on('applications')
    .column('createdAt')
    .where(sql.ref('status'), '=', 'new')
    .execute();

  await db.schema
    .createTable('jobRuns')
    .addColumn('job', 'text', (column) => column.notNull())
    .addColumn('dueAt', moment, (column) => column.notNull())
    .addColumn('startedAt', moment, (column) => column.notNull())
    .addPrimaryKeyConstraint('jobRunsKey', ['job', 'dueAt'])
    .execute();

  await db.schema.alterTable('outbox').addColumn('calendar', 'text').execute();
}
