import { PostgresAdapter, sql, type ColumnDataType, type Kysely } from 'kysely';

const genders = sql`gender in ('male', 'female', 'other')`;

/** A column holds between `minimum` and `maximum` characters. */
const length = (column: string, minimum: number, maximum: number) =>
  sql<boolean>`length(${sql.ref(column)}) between ${sql.lit(minimum)} and ${sql.lit(maximum)}`;

export async function up(db: Kysely<never>): Promise<void> {
  const onPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const moment: ColumnDataType = onPostgres ? 'timestamptz' : 'text';
  const flag: ColumnDataType = onPostgres ? 'boolean' : 'integer';

  await db.schema
    .createTable('users')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('emailVerified', flag, (column) => column.notNull())
    .addColumn('image', 'text')
    .addColumn('role', 'text', (column) => column.notNull().defaultTo('user'))
    .addColumn('banned', flag)
    .addColumn('banReason', 'text')
    .addColumn('banExpires', moment)
    .addColumn('createdAt', moment, (column) => column.notNull())
    .addColumn('updatedAt', moment, (column) => column.notNull())
    .addCheckConstraint('usersRole', sql`role in ('user', 'admin')`)
    .addCheckConstraint('usersEmailIsFolded', sql`email = lower(email)`)
    .addCheckConstraint('usersName', length('name', 1, 200))
    .addCheckConstraint('usersEmail', length('email', 3, 254))
    .execute();
  await db.schema.createIndex('usersByCreation').on('users').columns(['createdAt', 'id']).execute();

  await db.schema
    .createTable('sessions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('userId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('expiresAt', moment, (column) => column.notNull())
    .addColumn('ipAddress', 'text')
    .addColumn('userAgent', 'text')
    .addColumn('impersonatedBy', 'text')
    .addColumn('createdAt', moment, (column) => column.notNull())
    .addColumn('updatedAt', moment, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('sessionsByUser').on('sessions').column('userId').execute();
  await db.schema.createIndex('sessionsByExpiry').on('sessions').column('expiresAt').execute();

  await db.schema
    .createTable('accounts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('userId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('accountId', 'text', (column) => column.notNull())
    .addColumn('providerId', 'text', (column) => column.notNull())
    .addColumn('accessToken', 'text')
    .addColumn('refreshToken', 'text')
    .addColumn('idToken', 'text')
    .addColumn('accessTokenExpiresAt', moment)
    .addColumn('refreshTokenExpiresAt', moment)
    .addColumn('scope', 'text')
    .addColumn('password', 'text')
    .addColumn('createdAt', moment, (column) => column.notNull())
    .addColumn('updatedAt', moment, (column) => column.notNull())
    .addUniqueConstraint('accountsOnePerProvider', ['userId', 'providerId'])
    .execute();

  await db.schema
    .createTable('verifications')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('identifier', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('expiresAt', moment, (column) => column.notNull())
    .addColumn('createdAt', moment, (column) => column.notNull())
    .addColumn('updatedAt', moment, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('verificationsByIdentifier').on('verifications').column('identifier').execute();
  await db.schema.createIndex('verificationsByExpiry').on('verifications').column('expiresAt').execute();

  await db.schema
    .createTable('applications')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('userId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('status', 'text', (column) => column.notNull().defaultTo('open'))
    .addColumn('fullName', 'text', (column) => column.notNull())
    .addColumn('nameKey', 'text', (column) => column.notNull())
    .addColumn('gender', 'text', (column) => column.notNull())
    .addColumn('dob', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('parentName', 'text', (column) => column.notNull())
    .addColumn('relation', 'text', (column) => column.notNull())
    .addColumn('schoolName', 'text', (column) => column.notNull())
    .addColumn('board', 'text', (column) => column.notNull())
    .addColumn('classGrade', 'text', (column) => column.notNull())
    .addColumn('courseName', 'text', (column) => column.notNull())
    .addColumn('coursePrice', 'integer', (column) => column.notNull())
    .addColumn('courseAgeMin', 'integer')
    .addColumn('courseAgeMax', 'integer')
    .addColumn('privacyNotice', 'text', (column) => column.notNull())
    .addColumn('createdAt', moment, (column) => column.notNull())
    .addCheckConstraint('applicationsStatus', sql`status in ('open', 'closed')`)
    .addCheckConstraint('applicationsGender', genders)
    .addCheckConstraint('applicationsDob', sql`dob like '____-__-__' and dob > '1900-01-01'`)
    .addCheckConstraint('applicationsPrice', sql`"coursePrice" >= 0`)
    .addCheckConstraint('applicationsAges', sql`"courseAgeMin" <= "courseAgeMax"`)
    .addCheckConstraint('applicationsFullName', length('fullName', 1, 200))
    .addCheckConstraint('applicationsPhone', length('phone', 1, 60))
    .addCheckConstraint('applicationsAddress', length('address', 1, 600))
    .addCheckConstraint('applicationsParentName', length('parentName', 1, 200))
    .addCheckConstraint('applicationsRelation', length('relation', 1, 120))
    .addCheckConstraint('applicationsSchoolName', length('schoolName', 1, 300))
    .addCheckConstraint('applicationsBoard', length('board', 1, 120))
    .addCheckConstraint('applicationsClassGrade', length('classGrade', 1, 120))
    .execute();
  await db.schema
    .createIndex('applicationsByUser')
    .on('applications')
    .columns(['userId', 'createdAt', 'id'])
    .execute();
  await db.schema.createIndex('applicationsByCreation').on('applications').column('createdAt').execute();
  // One open application for a child and course (docs/api.md), whatever two requests at once believe they saw.
  await db.schema
    .createIndex('applicationsOneOpen')
    .unique()
    .on('applications')
    .columns(['userId', 'nameKey', 'dob', 'courseName'])
    .where(sql.ref('status'), '=', sql.lit('open'))
    .execute();

  await db.schema
    .createTable('leads')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('userName', 'text', (column) => column.notNull())
    .addColumn('userEmail', 'text', (column) => column.notNull())
    .addColumn('userNumber', 'text', (column) => column.notNull())
    .addColumn('userMessage', 'text', (column) => column.notNull())
    .addColumn('createdAt', moment, (column) => column.notNull())
    .addCheckConstraint(
      'leadsSaySomething',
      sql`length("userName") + length("userEmail") + length("userNumber") + length("userMessage") > 0`,
    )
    .execute();
  await db.schema.createIndex('leadsByCreation').on('leads').column('createdAt').execute();

  await db.schema
    .createTable('outbox')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('sendTo', 'text', (column) => column.notNull())
    .addColumn('replyTo', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('html', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('nextAttemptAt', moment, (column) => column.notNull())
    .addColumn('createdAt', moment, (column) => column.notNull())
    .addCheckConstraint('outboxAttempts', sql`attempts >= 0`)
    .execute();
  await db.schema.createIndex('outboxByNextAttempt').on('outbox').column('nextAttemptAt').execute();

  await db.schema
    .createTable('rateLimits')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('hits', 'integer', (column) => column.notNull())
    .addColumn('resetsAt', moment, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('rateLimitsByReset').on('rateLimits').column('resetsAt').execute();
}
