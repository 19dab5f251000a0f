import { sql, type Kysely } from 'kysely';

function valueOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % 10);
}

/** contract/phone.ts at the time of this migration. */
function keyOf(phone: string): string {
  const digits = phone
    .normalize('NFKC')
    .replaceAll(/\p{Nd}/gu, valueOf)
    .replaceAll(/\p{DI}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/[\s,]*(?:ext[a-z]*|[x#])[\s.]*\d{1,6}$/i, '')
    .replaceAll(/\D/g, '')
    .replace(/^0+/, '');
  const national = /^(?:91)?0?(\d{10})$/.exec(digits)?.[1];
  return national === undefined ? digits : `91${national}`;
}

/** Stores the phone number of each application in its form for comparison. A restore of an older backup calls it too. */
export async function storePhoneKeys(db: Kysely<never>): Promise<void> {
  const { rows } = await sql<{ id: string; phone: string; phoneKey: string }>`
    select "id", "phone", "phoneKey" from "applications"`.execute(db);
  for (const { id, phone, phoneKey } of rows) {
    const key = keyOf(phone);
    if (key !== phoneKey)
      await sql`update "applications" set "phoneKey" = ${key} where "id" = ${id}`.execute(db);
  }
}

/** Finds the families that gave the same phone number. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('applications')
    .addColumn('phoneKey', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await storePhoneKeys(db);
  await db.schema
    .createIndex('applicationsByPhone')
    .on('applications')
    .columns(['phoneKey', 'userId'] as never)
    .execute();
}
