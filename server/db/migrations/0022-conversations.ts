import { PostgresAdapter, sql, type ColumnDataType, type Kysely } from 'kysely';

/** A column is one of these words. */
const oneOf = (column: string, words: readonly string[]) =>
  sql<boolean>`${sql.ref(column)} in (${sql.join(words.map((word) => sql.lit(word)))})`;

/** Expressions that SQLite and PostgreSQL write in different ways. */
function dialectOf(db: Kysely<never>) {
  const createdAt = sql.ref('createdAt');
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    return {
      weekAgo: sql`now() - interval '7 days'`,
      dayLater: sql`${createdAt} + interval '24 hours'`,
      // The same time before the year 5138: the latest comes first (server/school/conversations/place.ts).
      mirrored: sql`to_timestamp(100000000000 - extract(epoch from ${createdAt}))`,
    };
  }
  const time = (...parts: string[]) =>
    sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${sql.join(parts.map((part) => sql.raw(part)))})`;
  return {
    weekAgo: time(`'now'`, `'-7 days'`),
    dayLater: time(`"createdAt"`, `'+24 hours'`),
    mirrored: time(`100000000000 - unixepoch("createdAt", 'subsec')`, `'unixepoch'`),
  };
}

const applicationText = sql`'Application of ' || "fullName" || ' for ' || "courseName" || '.'`;
const trialText = sql`'Asks for a free trial class: ' || "courseName" || ', age ' || "childAge" ||
  case when "wishedDay" <> '' then ', preferred day ' || "wishedDay" else '' end || '.'`;

/** A row of an older table as a conversation, by the columns of that table. */
const sources = {
  leads: {
    kind: 'message',
    isOpen: sql`true`,
    columns: sql`case when "userEmail" <> '' then 'e:' || "userEmail" else '' end, null, "userName", "userEmail",
      "userNumber", null, null, null, null, null, "maybeSpam"`,
    text: sql`"userMessage"`,
  },
  applications: {
    kind: 'application',
    isOpen: sql`"status" = 'new'`,
    columns: sql`'u:' || "userId", "userId", "parentName", "email", "phone", "fullName", "courseId", "courseName", "id",
      null, 0`,
    text: applicationText,
  },
  trials: {
    kind: 'trial',
    isOpen: sql`"status" = 'asked'`,
    columns: sql`case when "userId" is not null then 'u:' || "userId" when "userEmail" <> '' then 'e:' || "userEmail"
      else '' end, "userId", "userName", "userEmail", "userNumber", null, "courseId", "courseName", null, "id", 0`,
    text: trialText,
  },
};

/**
 * Makes conversations of the rows of a table that have none. Open rows of the last week are to be answered; of older ones nobody
 * knows whether they were, so they are closed. A restore of an older backup calls it too.
 */
export async function addConversationsOf(db: Kysely<never>, table: keyof typeof sources): Promise<void> {
  const { weekAgo, dayLater, mirrored } = dialectOf(db);
  const { kind, isOpen, columns, text } = sources[table];
  const isDue = sql`(${isOpen} and "createdAt" > ${weekAgo})`;
  await sql`insert into "conversations" ("id", "kind", "personKey", "userId", "personName", "personEmail", "personPhone",
      "childName", "courseId", "courseName", "applicationId", "trialId", "maybeSpam", "excerpt", "status", "respondBy",
      "lastKind", "lastAt", "place", "version", "createdAt")
    select "id", ${sql.lit(kind)}, ${columns}, substr(${text}, 1, 200), case when ${isDue} then 'open' else 'closed' end,
      case when ${isDue} then ${dayLater} end, 'in', "createdAt", case when ${isDue} then ${dayLater} else ${mirrored} end,
      1, "createdAt"
    from ${sql.table(table)} where "id" not in (select "id" from "conversations")`.execute(db);
  await sql`insert into "conversationEntries" ("id", "conversationId", "kind", "text", "at")
    select 'in-' || "id", "id", 'in', ${text}, "createdAt" from ${sql.table(table)}
    where 'in-' || "id" not in (select "id" from "conversationEntries")
      and "id" in (select "id" from "conversations")`.execute(db);
}

/**
 * Everything said between one person and the school about one thing, with its entries, in place of the messages; saved replies;
 * and which conversation a mail belongs to.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const moment: ColumnDataType = isPostgres ? 'timestamptz' : 'text';

  await db.schema
    .createTable('conversations')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('personKey', 'text', (column) => column.notNull())
    .addColumn('userId', 'text', (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('personName', 'text', (column) => column.notNull())
    .addColumn('personEmail', 'text', (column) => column.notNull())
    .addColumn('personPhone', 'text', (column) => column.notNull())
    .addColumn('childName', 'text')
    .addColumn('courseId', 'text')
    .addColumn('courseName', 'text')
    .addColumn('applicationId', 'text', (column) => column.references('applications.id').onDelete('cascade'))
    .addColumn('trialId', 'text', (column) => column.references('trials.id').onDelete('cascade'))
    .addColumn('assigneeId', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('maybeSpam', 'integer', (column) =>
      column
        .notNull()
        .defaultTo(0)
        .check(sql`"maybeSpam" in (0, 1)`),
    )
    .addColumn('respondBy', moment)
    .addColumn('excerpt', 'text', (column) => column.notNull())
    .addColumn('lastKind', 'text', (column) => column.notNull())
    .addColumn('lastAt', moment, (column) => column.notNull())
    .addColumn('place', moment, (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('createdAt', moment, (column) => column.notNull())
    .addCheckConstraint('conversationsKind', oneOf('kind', ['message', 'trial', 'application']))
    .addCheckConstraint('conversationsStatus', oneOf('status', ['open', 'waiting', 'closed']))
    .addCheckConstraint('conversationsLastKind', oneOf('lastKind', ['in', 'out']))
    .execute();
  for (const [name, columns] of [
    ['ByPlace', ['place', 'id']],
    ['ByStatus', ['status', 'place', 'id']],
    ['ByStatusAndKind', ['status', 'kind', 'place', 'id']],
    ['ByKind', ['kind', 'place', 'id']],
    ['ByPerson', ['personKey', 'lastAt', 'id']],
    ['ByEmail', ['personEmail']],
    ['ByLastWords', ['lastAt', 'id']],
    ['ByCreation', ['createdAt']],
  ] as const) {
    await db.schema
      .createIndex(`conversations${name}`)
      .on('conversations')
      .columns([...columns])
      .execute();
  }
  // Partial, because most conversations have none of these: such an index costs a new message nothing.
  for (const [name, column, ...others] of [
    ['ByUser', 'userId'],
    ['ByApplication', 'applicationId'],
    ['ByTrial', 'trialId'],
    ['ByAssignee', 'assigneeId', 'place', 'id'],
    ['ByCourse', 'courseId', 'place', 'id'],
  ] as const) {
    await db.schema
      .createIndex(`conversations${name}`)
      .on('conversations')
      .columns([column, ...others])
      .where(sql.ref(column), 'is not', null)
      .execute();
  }

  await db.schema
    .createTable('conversationEntries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('conversationId', 'text', (column) =>
      column.notNull().references('conversations.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('at', moment, (column) => column.notNull())
    .addColumn('authorId', 'text')
    .addColumn('mailId', 'text')
    .addColumn('undoUntil', moment)
    .addColumn('before', 'text')
    .addCheckConstraint('conversationEntriesKind', oneOf('kind', ['in', 'out', 'note', 'event']))
    .execute();
  await db.schema
    .createIndex('conversationEntriesByConversation')
    .on('conversationEntries')
    .columns(['conversationId', 'at', 'id'])
    .execute();

  await db.schema
    .createTable('savedReplies')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull().unique())
    .addColumn('text', 'text', (column) => column.notNull())
    .execute();

  // Partial: hardly an account works in the office.
  await sql`create index "usersOfOffice" on "users" ("name", "id") where "role" in ('teacher', 'admin')`.execute(
    db,
  );

  for (const table of ['leads', 'applications', 'trials'] as const) await addConversationsOf(db, table);
  await db.schema.dropTable('leads').execute();

  await db.schema
    .alterTable('outbox')
    .addColumn('conversationId', 'text', (column) =>
      column.references('conversations.id').onDelete('cascade'),
    )
    .execute();
  await db.schema.alterTable('outbox').addColumn('threadReferences', 'text').execute();
  await db.schema
    .createIndex('outboxByConversation')
    .on('outbox')
    .column('conversationId')
    .where(sql.ref('conversationId'), 'is not', null)
    .execute();
  // As for the other tables with data of people (0006-erasures.ts).
  if (isPostgres) return;
  await sql`create trigger "conversationsAreErased" after delete on "conversations"
    begin update "erasures" set "erased" = "erased" + 1; end`.execute(db);
}
