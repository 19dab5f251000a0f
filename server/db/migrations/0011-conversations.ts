import { PostgresAdapter, sql, type ColumnDataType, type Kysely } from 'kysely';

/** A column is one of these words. */
const oneOf = (column: string, words: readonly string[]) =>
  sql<boolean>`${sql.ref(column)} in (${sql.join(words.map((word) => sql.lit(word)))})`;

/** What was said stays as it was: a reply can only be taken back, and entries go only with their conversation. */
const onSqlite = [
  `create trigger "conversationEntriesAreNeverChanged" before update on "conversationEntries"
   when old."undoneAt" is not null or new."undoneAt" is null or old."kind" <> 'out'
     or old."id" <> new."id" or old."conversationId" <> new."conversationId" or old."kind" <> new."kind"
     or old."text" <> new."text" or old."at" <> new."at" or old."authorId" is not new."authorId"
     or old."mailId" is not new."mailId" or old."sendAt" is not new."sendAt" or old."before" is not new."before"
   begin select raise(abort, 'the entries of a conversation are append-only'); end`,
  // When the conversation itself is deleted, it is gone before its entries are.
  `create trigger "conversationEntriesAreNeverDeleted" before delete on "conversationEntries"
   when exists (select 1 from "conversations" where "id" = old."conversationId")
   begin select raise(abort, 'the entries of a conversation are append-only'); end`,
  `create trigger "conversationEntriesAreNeverReplaced" before insert on "conversationEntries"
   when exists (select 1 from "conversationEntries" where "id" = new."id")
   begin select raise(abort, 'the entries of a conversation are append-only'); end`,
  `create trigger "conversationsAreErased" after delete on "conversations"
   begin update "erasures" set "erased" = "erased" + 1; end`,
];
const onPostgres = [
  `create function "keepConversationEntries"() returns trigger language plpgsql as $$
   begin
     if tg_op = 'DELETE' then
       if not exists (select 1 from "conversations" where "id" = old."conversationId") then return old; end if;
     elsif old."undoneAt" is null and new."undoneAt" is not null and old."kind" = 'out'
       and (to_jsonb(old) - 'undoneAt') = (to_jsonb(new) - 'undoneAt') then return new;
     end if;
     raise exception 'the entries of a conversation are append-only';
   end $$`,
  `create trigger "conversationEntriesAreAppendOnly" before update or delete on "conversationEntries"
   for each row execute function "keepConversationEntries"()`,
];

/** Expressions that SQLite and PostgreSQL write in different ways. */
function dialectOf(db: Kysely<never>) {
  const createdAt = sql.ref('createdAt');
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    return {
      weekAgo: sql`now() - interval '7 days'`,
      dayLater: sql`${createdAt} + interval '24 hours'`,
      // The same time before the year 5138: the latest comes first (server/conversations/place.ts).
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

/**
 * Makes conversations of the messages and applications that have none. Those of the last week are open; of older ones nobody
 * knows whether they were answered, so they are closed. A restore of an older backup calls it too.
 */
export async function addConversationsOfOldRows(db: Kysely<never>): Promise<void> {
  const { weekAgo, dayLater, mirrored } = dialectOf(db);
  const isRecent = sql`"createdAt" > ${weekAgo}`;
  const state = sql`
    case when ${isRecent} then 'open' else 'closed' end, case when ${isRecent} then "createdAt" end,
    case when ${isRecent} then ${dayLater} end, 'in', "createdAt", case when ${isRecent} then ${dayLater} else ${mirrored} end,
    1, "createdAt"`;
  const columns = sql`"id", "kind", "personKey", "userId", "personName", "personEmail", "personPhone", "childName",
    "courseId", "courseName", "applicationId", "excerpt",
    "status", "waitingSince", "respondBy", "lastKind", "lastAt", "place", "version", "createdAt"`;
  const emailKey = sql`case when "userEmail" <> '' then 'e:' || "userEmail" else '' end`;
  await sql`insert into "conversations" (${columns})
    select "id", 'message', ${emailKey}, null, "userName", "userEmail", "userNumber", null, null, null, null,
    substr("userMessage", 1, 200), ${state} from "leads" where "id" not in (select "id" from "conversations")`.execute(
    db,
  );
  const words = sql`'Application of ' || "fullName" || ' for ' || "courseName" || '.'`;
  await sql`insert into "conversations" (${columns})
    select "id", 'application', 'u:' || "userId", "userId", "parentName", "email", "phone", "fullName", "courseId",
    "courseName", "id", substr(${words}, 1, 200), ${state}
    from "applications" where "id" not in (select "id" from "conversations")`.execute(db);
  const entryColumns = sql`"id", "conversationId", "kind", "text", "at"`;
  await sql`insert into "conversationEntries" (${entryColumns})
    select "id", "id", 'in', "userMessage", "createdAt" from "leads"
    where "id" not in (select "id" from "conversationEntries")`.execute(db);
  await sql`insert into "conversationEntries" (${entryColumns})
    select "id", "id", 'in', ${words}, "createdAt" from "applications"
    where "id" not in (select "id" from "conversationEntries")`.execute(db);
}

/**
 * Everything said between one person and the school about one thing, with its entries; the saved replies; who looks at which
 * conversation now; and mails that wait for a time.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const moment: ColumnDataType = isPostgres ? 'timestamptz' : 'text';

  await db.schema.alterTable('outbox').addColumn('notBefore', moment).execute();

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
    .addColumn('applicationId', 'text', (column) => column.references('applications.id').onDelete('set null'))
    .addColumn('assigneeId', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('assignedUntil', moment)
    .addColumn('waitingSince', moment)
    .addColumn('respondBy', moment)
    .addColumn('snoozedUntil', moment)
    .addColumn('excerpt', 'text', (column) => column.notNull())
    .addColumn('lastKind', 'text', (column) => column.notNull())
    .addColumn('lastAt', moment, (column) => column.notNull())
    .addColumn('place', moment, (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('createdAt', moment, (column) => column.notNull())
    .addCheckConstraint('conversationsKind', oneOf('kind', ['message', 'trial', 'doubt', 'application']))
    .addCheckConstraint('conversationsStatus', oneOf('status', ['open', 'waiting', 'closed']))
    .addCheckConstraint('conversationsLastKind', oneOf('lastKind', ['in', 'out', 'note', 'event']))
    .execute();
  for (const [name, columns] of [
    ['ByPlace', ['place', 'id']],
    ['ByStatus', ['status', 'place', 'id']],
    ['ByKind', ['kind', 'place', 'id']],
    ['ByPerson', ['personKey', 'lastAt', 'id']],
    ['ByLastWord', ['lastAt', 'id']],
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
    .addColumn('sendAt', moment)
    .addColumn('before', 'text')
    .addColumn('undoneAt', moment)
    .addCheckConstraint('conversationEntriesKind', oneOf('kind', ['in', 'out', 'note', 'event']))
    .execute();
  await db.schema
    .createIndex('conversationEntriesByConversation')
    .on('conversationEntries')
    .columns(['conversationId', 'at', 'id'])
    .execute();
  await addConversationsOfOldRows(db);
  for (const statement of isPostgres ? onPostgres : onSqlite) await sql.raw(statement).execute(db);

  await db.schema
    .createTable('conversationViewers')
    .addColumn('userId', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('conversationId', 'text', (column) =>
      column.notNull().references('conversations.id').onDelete('cascade'),
    )
    .addColumn('seenAt', moment, (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('conversationViewersByConversation')
    .on('conversationViewers')
    .column('conversationId')
    .execute();

  await db.schema
    .createTable('savedReplies')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull().unique())
    .addColumn('text', 'text', (column) => column.notNull())
    .execute();
}
