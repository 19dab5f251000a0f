import { PostgresAdapter, sql, type Kysely } from 'kysely';

/** The digits of a phone number, and the last ten of them: people search with and without the code of the country. */
const digitsOnSqlite = (column: string) => {
  const digits = ['+', ' ', '-', '.', '(', ')'].reduce(
    (text, character) => `replace(${text}, '${character}', '')`,
    column,
  );
  return `${digits} || ' ' || substr(${digits}, -10)`;
};

const wordsOnSqlite = (row: string) =>
  ['personName', 'personEmail', 'personPhone', 'childName', 'courseName']
    .map((column) => `coalesce(${row}."${column}", '')`)
    .join(` || ' ' || `)
    .concat(` || ' ' || ${digitsOnSqlite(`${row}."personPhone"`)}`);

const numberOf = (id: string) =>
  `(select "number" from "conversationNumbers" where "conversationId" = ${id})`;

/** One document for each conversation. FTS5 needs a number that stays the same when the file is rebuilt. */
const onSqlite = [
  `create table "conversationNumbers" ("number" integer primary key, "conversationId" text not null unique)`,
  `create virtual table "conversationWords" using fts5("words", tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3')`,
  // Otherwise erased words stay in the index until its parts are merged.
  `insert into "conversationWords" ("conversationWords", "rank") values ('secure-delete', 1)`,
  `create trigger "conversationsAreFound" after insert on "conversations" begin
     insert into "conversationNumbers" ("conversationId") values (new."id");
     insert into "conversationWords" (rowid, "words") values (${numberOf(`new."id"`)}, ${wordsOnSqlite('new')});
   end`,
  `create trigger "personsAreFound" after update of "personName", "personEmail", "personPhone", "childName" on "conversations"
   when old."personName" <> new."personName" or old."personEmail" <> new."personEmail"
     or old."personPhone" <> new."personPhone" or old."childName" is not new."childName"
   begin
     update "conversationWords" set "words" = "words" || ' ' || ${wordsOnSqlite('new')} where rowid = ${numberOf(`new."id"`)};
   end`,
  `create trigger "conversationEntriesAreFound" after insert on "conversationEntries" when new."text" <> '' begin
     update "conversationWords" set "words" = "words" || ' ' || new."text" where rowid = ${numberOf(`new."conversationId"`)};
   end`,
  `create trigger "conversationsAreNotFound" after delete on "conversations" begin
     delete from "conversationWords" where rowid = ${numberOf(`old."id"`)};
     delete from "conversationNumbers" where "conversationId" = old."id";
   end`,
  `insert into "conversationNumbers" ("conversationId") select "id" from "conversations"`,
  `insert into "conversationWords" (rowid, "words")
   select "number", ${wordsOnSqlite('"conversations"')} || ' ' || coalesce((select group_concat("text", ' ')
     from "conversationEntries" where "conversationEntries"."conversationId" = "conversations"."id"), '')
   from "conversations" join "conversationNumbers" on "conversationId" = "conversations"."id"`,
];

/** ASCII punctuation separates words, so that the parts of an e-mail address are found as with FTS5. */
const onPostgres = [
  `create function "wordsOf"(value text) returns tsvector immutable language sql as $$
     select to_tsvector('simple', regexp_replace(value, '[\\x01-\\x2f\\x3a-\\x40\\x5b-\\x60\\x7b-\\x7f]+', ' ', 'g'))
   $$`,
  `create table "conversationWords" (
     "conversationId" text primary key references "conversations" ("id") on delete cascade,
     "words" tsvector not null
   )`,
  `create function "personWords"(person "conversations") returns tsvector immutable language sql as $$
     select "wordsOf"(concat_ws(' ', person."personName", person."personEmail", person."personPhone", person."childName",
       person."courseName", regexp_replace(person."personPhone", '\\D', '', 'g'),
       right(regexp_replace(person."personPhone", '\\D', '', 'g'), 10)))
   $$`,
  `insert into "conversationWords" ("conversationId", "words")
   select "id", "personWords"("conversations") || "wordsOf"(coalesce((select string_agg("text", ' ')
     from "conversationEntries" where "conversationId" = "conversations"."id"), '')) from "conversations"`,
  `create index "conversationWordsFound" on "conversationWords" using gin ("words")`,
  `create function "findConversation"() returns trigger language plpgsql as $$
   begin
     if tg_op = 'INSERT' then
       insert into "conversationWords" ("conversationId", "words") values (new."id", "personWords"(new));
     else
       update "conversationWords" set "words" = "words" || "personWords"(new) where "conversationId" = new."id";
     end if;
     return null;
   end $$`,
  `create trigger "conversationsAreFound" after insert on "conversations"
   for each row execute function "findConversation"()`,
  `create trigger "personsAreFound" after update of "personName", "personEmail", "personPhone", "childName" on "conversations"
   for each row when ((old."personName", old."personEmail", old."personPhone", old."childName")
     is distinct from (new."personName", new."personEmail", new."personPhone", new."childName"))
   execute function "findConversation"()`,
  `create function "findConversationEntry"() returns trigger language plpgsql as $$
   begin
     update "conversationWords" set "words" = "words" || "wordsOf"(new."text") where "conversationId" = new."conversationId";
     return null;
   end $$`,
  `create trigger "conversationEntriesAreFound" after insert on "conversationEntries"
   for each row execute function "findConversationEntry"()`,
];

/** Finds conversations by the beginnings of words: names, e-mails, phone numbers, and everything that was said. */
export async function up(db: Kysely<never>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  for (const statement of isPostgres ? onPostgres : onSqlite) await sql.raw(statement).execute(db);
}
