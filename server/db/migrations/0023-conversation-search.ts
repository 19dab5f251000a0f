import { PostgresAdapter, sql, type Kysely } from 'kysely';

/** The digits of a phone number, and the last ten of them: people search with and without the code of the country. */
const digitsOnSqlite = (column: string) => {
  const digits = ['+', ' ', '-', '.', '(', ')'].reduce(
    (text, character) => `replace(${text}, '${character}', '')`,
    column,
  );
  return `${digits} || ' ' || substr(${digits}, -10)`;
};

const personOnSqlite = (row: string) =>
  ['personName', 'personEmail', 'personPhone', 'childName', 'courseName']
    .map((column) => `coalesce(${row}."${column}", '')`)
    .join(` || ' ' || `)
    .concat(` || ' ' || ${digitsOnSqlite(`${row}."personPhone"`)}`);

/** Adds words to the index. @param source the conversation for its person, or an entry for its text */
const indexOnSqlite = (source: string, conversation: string, words: string) => `
  insert into "conversationNumbers" ("sourceId", "conversationId") values (${source}, ${conversation});
  insert into "conversationWords" (rowid, "words") values (last_insert_rowid(), ${words});`;

const forgetOnSqlite = (source: string) => `
  delete from "conversationWords" where rowid in
    (select "number" from "conversationNumbers" where "sourceId" = ${source});
  delete from "conversationNumbers" where "sourceId" = ${source};`;

/** One document for the person and one for each entry. FTS5 needs numbers that stay the same when the file is rebuilt. */
const onSqlite = [
  `create table "conversationNumbers" ("number" integer primary key, "sourceId" text not null, "conversationId" text not null)`,
  `create index "conversationNumbersBySource" on "conversationNumbers" ("sourceId")`,
  `create virtual table "conversationWords" using fts5("words", tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3')`,
  // Otherwise erased words stay in the index until its parts are merged.
  `insert into "conversationWords" ("conversationWords", "rank") values ('secure-delete', 1)`,
  `create trigger "conversationsAreFound" after insert on "conversations" begin
     ${indexOnSqlite('new."id"', 'new."id"', personOnSqlite('new'))} end`,
  `create trigger "personsAreFound" after update of "personName", "personEmail", "personPhone", "childName" on "conversations"
   when old."personName" <> new."personName" or old."personEmail" <> new."personEmail"
     or old."personPhone" <> new."personPhone" or old."childName" is not new."childName"
   begin ${forgetOnSqlite('new."id"')} ${indexOnSqlite('new."id"', 'new."id"', personOnSqlite('new'))} end`,
  `create trigger "conversationsAreNotFound" after delete on "conversations" begin ${forgetOnSqlite('old."id"')} end`,
  `create trigger "conversationEntriesAreFound" after insert on "conversationEntries" when new."text" <> '' begin
     ${indexOnSqlite('new."id"', 'new."conversationId"', 'new."text"')} end`,
  `create trigger "conversationEntriesAreNotFound" after delete on "conversationEntries" begin ${forgetOnSqlite('old."id"')} end`,
  `insert into "conversationNumbers" ("sourceId", "conversationId") select "id", "id" from "conversations"`,
  `insert into "conversationWords" (rowid, "words") select "number", ${personOnSqlite('"conversations"')}
   from "conversations" join "conversationNumbers" on "sourceId" = "id"`,
  `insert into "conversationNumbers" ("sourceId", "conversationId") select "id", "conversationId" from "conversationEntries"`,
  `insert into "conversationWords" (rowid, "words") select "number", "text"
   from "conversationEntries" join "conversationNumbers" on "sourceId" = "id"`,
];

/** ASCII punctuation separates words, so that the parts of an email address are found as with FTS5. */
const wordsOnPostgres = (text: string) =>
  `to_tsvector('simple', regexp_replace(${text}, '[\\x01-\\x2f\\x3a-\\x40\\x5b-\\x60\\x7b-\\x7f]+', ' ', 'g'))`;

/** While an index is made, PostgreSQL finds only its own functions, so that these call no other. */
const onPostgres = [
  `create function "wordsOf"(value text) returns tsvector immutable language sql as $$
     select ${wordsOnPostgres('value')}
   $$`,
  `create function "personWords"("name" text, "email" text, "phone" text, "child" text, "course" text)
   returns tsvector immutable language sql as $$
     select ${wordsOnPostgres(
       `"name" || ' ' || "email" || ' ' || "phone" || ' ' || coalesce("child", '') || ' ' || coalesce("course", '') || ' ' ||
       regexp_replace("phone", '\\D', '', 'g') || ' ' || right(regexp_replace("phone", '\\D', '', 'g'), 10)`,
     )}
   $$`,
  `create index "conversationsFound" on "conversations" using gin
   ("personWords"("personName", "personEmail", "personPhone", "childName", "courseName"))`,
  `create index "conversationEntriesFound" on "conversationEntries" using gin ("wordsOf"("text"))`,
];

/** Finds conversations by the beginnings of words: names, emails, phone numbers, and everything that was said. */
export async function up(db: Kysely<never>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  for (const statement of isPostgres ? onPostgres : onSqlite) await sql.raw(statement).execute(db);
}
