import { sql, type Kysely } from 'kysely';

const chillus: Readonly<Record<string, string>> = {
  ൺ: 'ണ്',
  ൻ: 'ന്',
  ർ: 'ര്',
  ൽ: 'ല്',
  ൾ: 'ള്',
  ൿ: 'ക്',
};

function valueOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % 10);
}

/** contract/fold-name.ts at the time of this migration. */
const fold = (name: string) =>
  name
    .replaceAll(/[’‘‛ʼʻʹ′`´]/g, "'")
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]|\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll(/[ൺൻർൽൾൿ]/g, (letter) => chillus[letter] ?? letter)
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/\p{Nd}/gu, valueOf)
    .toUpperCase()
    .replaceAll(/\s+/g, ' ')
    .trim();

interface Row {
  id: string;
  userId: string;
  fullName: string;
  nameKey: string;
  dob: string;
  courseId: string | null;
  status: string;
}

/**
 * Stores the child's name of each application in its new form for comparison. Two open applications that are of one child by
 * the new form both stay: the later one keeps its old form, because the index allows one.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const { rows } = await sql<Row>`select "id", "userId", "fullName", "nameKey", "dob", "courseId", "status"
    from "applications" order by "createdAt", "id"`.execute(db);
  const placeOf = ({ userId, dob, courseId }: Row, key: string) =>
    JSON.stringify([userId, dob, courseId, key]);
  const isOpen = ({ status }: Row) => status !== 'declined' && status !== 'withdrawn';
  const taken = new Set(
    rows
      .filter((row) => isOpen(row) && row.nameKey === fold(row.fullName))
      .map((row) => placeOf(row, row.nameKey)),
  );
  for (const row of rows) {
    const key = fold(row.fullName);
    if (key === row.nameKey) continue;
    if (isOpen(row)) {
      const place = placeOf(row, key);
      if (taken.has(place)) continue;
      taken.add(place);
    }
    await sql`update "applications" set "nameKey" = ${key} where "id" = ${row.id}`.execute(db);
  }
}
