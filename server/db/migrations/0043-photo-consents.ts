import { PostgresAdapter, sql, type ColumnDataType, type Kysely } from 'kysely';

interface Row {
  userId: string;
  fullName: string;
  nameKey: string;
  dob: string;
  createdAt: Date | string;
}

/** Stores the children of the applications, each with the name of the latest one. A restore of an older backup calls it too. */
export async function storeChildren(db: Kysely<never>): Promise<void> {
  const { rows } = await sql<Row>`select "userId", "fullName", "nameKey", "dob", "createdAt"
    from "applications" order by "createdAt", "id"`.execute(db);
  const children = Map.groupBy(rows, ({ userId, nameKey, dob }) => JSON.stringify([userId, nameKey, dob]));
  for (const [first, ...others] of children.values()) {
    if (first === undefined) continue;
    const { userId, nameKey, dob, createdAt } = first;
    const { fullName, createdAt: lastAt } = others.at(-1) ?? first;
    await sql`insert into "children" ("id", "userId", "fullName", "nameKey", "dob", "createdAt", "lastAt")
      values (${crypto.randomUUID()}, ${userId}, ${fullName}, ${nameKey}, ${dob}, ${createdAt}, ${lastAt})
      on conflict do nothing`.execute(db);
  }
}

/** The children, what their families answered about photographs, and the links with which they answer. */
export async function up(db: Kysely<never>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const moment: ColumnDataType = isPostgres ? 'timestamptz' : 'text';
  await db.schema
    .createTable('children')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('userId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('fullName', 'text', (column) => column.notNull())
    .addColumn('nameKey', 'text', (column) => column.notNull())
    .addColumn('dob', 'text', (column) => column.notNull())
    .addColumn('createdAt', moment, (column) => column.notNull())
    .addColumn('lastAt', moment, (column) => column.notNull())
    .addUniqueConstraint('childrenOfUser', ['userId', 'nameKey', 'dob'] as never)
    .execute();
  await db.schema.createIndex('childrenByName').on('children').columns(['nameKey', 'dob']).execute();
  await db.schema.createIndex('childrenByTime').on('children').column('lastAt').execute();
  await db.schema
    .createTable('photoConsents')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('childId', 'text', (column) => column.notNull().references('children.id').onDelete('cascade'))
    .addColumn('sequence', 'integer', (column) => column.notNull())
    .addColumn('work', 'integer', (column) => column.notNull())
    .addColumn('face', 'integer', (column) => column.notNull())
    .addColumn('until', 'text')
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('answeredAt', moment, (column) => column.notNull())
    .addColumn('through', 'text', (column) => column.notNull())
    .addColumn('heardBy', 'text')
    .addUniqueConstraint('photoConsentsInOrder', ['childId', 'sequence'] as never)
    .execute();
  await db.schema
    .createTable('photoConsentLinks')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('userId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('tokenHash', 'text', (column) => column.notNull().unique())
    .addColumn('createdAt', moment, (column) => column.notNull())
    .addColumn('expiresAt', moment, (column) => column.notNull())
    .addColumn('usedAt', moment)
    .execute();
  await db.schema
    .createIndex('photoConsentLinksOfUser')
    .on('photoConsentLinks')
    .columns(['userId', 'createdAt'])
    .execute();
  await db.schema
    .createIndex('photoConsentLinksByExpiry')
    .on('photoConsentLinks')
    .column('expiresAt')
    .execute();
  await storeChildren(db);
}
