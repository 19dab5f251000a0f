import { PostgresAdapter, sql, type Kysely } from 'kysely';

/**
 * What is neither letter, mark nor digit, as ranges for a pattern: ASCII, Latin-1, the danda, Arabic punctuation, general punctuation with the joiners,
 * currencies, symbols, emoji. PostgreSQL's own classes depend on the locale.
 */
const separators =
  '\\x01-\\x2f\\x3a-\\x40\\x5b-\\x60\\x7b-\\u00bf\\u00d7\\u00f7\\u02b9-\\u02df\\u0964\\u0965\\u0970\\u05be\\u05f3\\u05f4\\u060c\\u061b\\u061f\\u066a-\\u066d\\u06d4' +
  '\\u2000-\\u206f\\u20a0-\\u20cf\\u2190-\\u2bff\\u2e00-\\u2e7f\\u3000-\\u3004\\u3008-\\u3020\\u30fb\\ufe0e\\ufe0f\\ufffd\\U0001f000-\\U0001faff';

/** As the index of SQLite: without accents of Latin letters. */
const words = (text: string) =>
  `to_tsvector('simple', regexp_replace(
     regexp_replace(normalize(${text}, NFKD), '[\\u0300-\\u036F]+', '', 'g'),
     '[${separators}]+', ' ', 'g'))`;

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
