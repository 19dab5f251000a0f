import { PostgresAdapter, sql, type Kysely } from 'kysely';

/** As the index of SQLite: without accents of Latin letters, and ASCII punctuation separates words. */
const words = (text: string) =>
  `to_tsvector('simple', regexp_replace(
     regexp_replace(normalize(${text}, NFKD), '[\\u0300-\\u036F]+', '', 'g'),
     '[\\x01-\\x2f\\x3a-\\x40\\x5b-\\x60\\x7b-\\x7f]+', ' ', 'g'))`;

/** While an index is made, PostgreSQL finds only its own functions, so that these call no other. */
const statements = [
  `drop index "conversationsFound"`,
  `drop index "conversationEntriesFound"`,
  `create or replace function "wordsOf"(value text) returns tsvector immutable language sql as $$
     select ${words('value')}
   $$`,
  `create or replace function "personWords"("name" text, "email" text, "phone" text, "child" text, "course" text)
   returns tsvector immutable language sql as $$
     select ${words(
       `"name" || ' ' || "email" || ' ' || "phone" || ' ' || coalesce("child", '') || ' ' || coalesce("course", '') || ' ' ||
       regexp_replace("phone", '\\D', '', 'g') || ' ' || right(regexp_replace("phone", '\\D', '', 'g'), 10)`,
     )}
   $$`,
  `create index "conversationsFound" on "conversations" using gin
   ("personWords"("personName", "personEmail", "personPhone", "childName", "courseName"))`,
  `create index "conversationEntriesFound" on "conversationEntries" using gin ("wordsOf"("text"))`,
];

/** Finds José by Jose on PostgreSQL too. */
export async function up(db: Kysely<never>): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  for (const statement of statements) await sql.raw(statement).execute(db);
}
