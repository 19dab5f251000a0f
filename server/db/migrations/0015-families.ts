import { PostgresAdapter, sql, type ColumnDataType, type Kysely } from 'kysely';

/** The words by which the office finds an account. The same rules as in server/family-search/words.ts at this version. */
function wordsOf(texts: readonly string[], phones: readonly string[]): string[] {
  const words = new Set<string>();
  const short = (word: string) => [...word].slice(0, 24).join('');
  for (const text of texts) {
    const folded = text
      .normalize('NFKD')
      .replaceAll(/[\u0300-\u036F]/g, '')
      .toLowerCase()
      .normalize('NFC');
    for (const word of folded.split(/[^\p{L}\p{M}\p{N}]+/u))
      if (word !== '' && !/^\d{7,}$/.test(word)) words.add(short(word));
    for (const word of folded.split(/\s+/)) if (word.includes('@')) words.add(short(word));
  }
  for (const phone of phones) words.add(phone.replaceAll(/\D/g, '').replace(/^0+/, '').slice(-10));
  return [...words].filter((word) => word !== '');
}

interface Found {
  userId: string;
  applicationId: string | null;
  texts: string[];
  phones: string[];
}

/** Stores the words of the rows that a query returns, in batches. */
async function storeWords(db: Kysely<never>, found: readonly Found[]): Promise<void> {
  const rows = found.flatMap(({ userId, applicationId, texts, phones }) =>
    wordsOf(texts, phones).map((word) => sql`(${userId}, ${applicationId}, ${userId}, ${word})`),
  );
  for (let start = 0; start < rows.length; start += 200) {
    await sql`insert into "familyWords" ("userId", "applicationId", "familyId", "word")
      values ${sql.join(rows.slice(start, start + 200))}`.execute(db);
  }
}

/** How many accounts or applications are read at once. */
const batchLength = 1000;

/**
 * Families: groups of accounts, made by merges that can be undone; invitations of a second guardian; the words by which the
 * office finds a family; and what is noted for a parent who calls.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const onPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const moment: ColumnDataType = onPostgres ? 'timestamptz' : 'text';
  for (const column of ['familyId', 'phone', 'notedBy'])
    await db.schema.alterTable('users').addColumn(column, 'text').execute();
  await db.schema.alterTable('applications').addColumn('consentNotedBy', 'text').execute();
  // Partial: an account that was merged into no other has no family id, and most accounts are like that.
  await db.schema
    .createIndex('usersByFamily')
    .on('users')
    .column('familyId')
    .where(sql.ref('familyId'), 'is not', null)
    .execute();
  await db.schema
    .createIndex('usersThatAreFamilies')
    .on('users')
    .columns(['createdAt', 'id'])
    .where(sql.ref('familyId'), 'is', null)
    .execute();
  await db.schema.createIndex('applicationsByChild').on('applications').columns(['nameKey', 'dob']).execute();

  await db.schema
    .createTable('familyMerges')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('familyId', 'text', (column) =>
      column.notNull().unique().references('users.id').onDelete('cascade'),
    )
    .addColumn('intoId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('how', 'text', (column) => column.notNull())
    .addColumn('createdAt', moment, (column) => column.notNull())
    .addCheckConstraint('familyMergesHow', sql`how in ('office', 'invitation')`)
    .addCheckConstraint('familyMergesIntoAnother', sql`"familyId" <> "intoId"`)
    .execute();
  await db.schema.createIndex('familyMergesByTarget').on('familyMerges').column('intoId').execute();

  await db.schema
    .createTable('familyDifferences')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('oneId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('otherId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('createdAt', moment, (column) => column.notNull())
    .addUniqueConstraint('familyDifferencesOnce', ['oneId', 'otherId'])
    .addCheckConstraint('familyDifferencesInOrder', sql`"oneId" < "otherId"`)
    .execute();
  await db.schema.createIndex('familyDifferencesByOther').on('familyDifferences').column('otherId').execute();

  await db.schema
    .createTable('familyInvitations')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('familyId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('createdAt', moment, (column) => column.notNull())
    .addColumn('expiresAt', moment, (column) => column.notNull())
    .addColumn('acceptedAt', moment)
    .addColumn('revokedAt', moment)
    .addCheckConstraint('familyInvitationsEmail', sql`length(email) between 3 and 254`)
    .execute();
  for (const column of ['familyId', 'email', 'expiresAt'])
    await db.schema
      .createIndex(`familyInvitationsBy${column.charAt(0).toUpperCase()}${column.slice(1)}`)
      .on('familyInvitations')
      .column(column)
      .execute();

  await db.schema
    .createTable('familyWords')
    .addColumn('userId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('applicationId', 'text', (column) => column.references('applications.id').onDelete('cascade'))
    .addColumn('familyId', 'text', (column) => column.notNull())
    // In the order of bytes, so that an index finds the words with a common start.
    .addColumn('word', onPostgres ? sql`text collate "C"` : 'text', (column) => column.notNull())
    .execute();
  for (const columns of [['word', 'familyId'], ['familyId', 'word'], ['userId'], ['applicationId']])
    await db.schema
      .createIndex(
        `familyWordsBy${columns.map((name) => name.charAt(0).toUpperCase() + name.slice(1)).join('And')}`,
      )
      .on('familyWords')
      .columns(columns)
      .execute();

  for (let last = ''; ;) {
    const { rows } = await sql<{ id: string; name: string; email: string }>`
      select "id", "name", "email" from "users" where "id" > ${last} order by "id" limit ${batchLength}`.execute(
      db,
    );
    await storeWords(
      db,
      rows.map(({ id, name, email }) => ({
        userId: id,
        applicationId: null,
        texts: [name, email],
        phones: [],
      })),
    );
    if (rows.length < batchLength) break;
    last = rows.at(-1)?.id ?? '';
  }
  for (let last = ''; ;) {
    const { rows } = await sql<{
      id: string;
      userId: string;
      fullName: string;
      parentName: string;
      phone: string;
    }>`
      select "id", "userId", "fullName", "parentName", "phone" from "applications"
      where "id" > ${last} order by "id" limit ${batchLength}`.execute(db);
    await storeWords(
      db,
      rows.map(({ id, userId, fullName, parentName, phone }) => ({
        userId,
        applicationId: id,
        texts: [fullName, parentName],
        phones: [phone],
      })),
    );
    if (rows.length < batchLength) break;
    last = rows.at(-1)?.id ?? '';
  }
}
