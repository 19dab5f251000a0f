import type { Database } from '#server/db/connect.ts';
import { wordsOf, type Searchable } from './words.ts';

/** Larger than every character of a word, so that it ends the range of words with a common start. */
const lastCharacter = '\u{10FFFF}';

async function insertWords(
  db: Database,
  userId: string,
  applicationId: string | null,
  searchable: Searchable,
): Promise<void> {
  const words = wordsOf(searchable);
  if (words.length === 0) return;
  const user = await db.selectFrom('users').select('familyId').where('id', '=', userId).executeTakeFirst();
  const familyId = user?.familyId ?? userId;
  await db
    .insertInto('familyWords')
    .values(words.map((word) => ({ userId, applicationId, familyId, word })))
    .execute();
}

/** Stores the words by which an account is found, instead of the ones before. Call it in the transaction of the change. */
export async function storeAccountWords(
  db: Database,
  userId: string,
  { name, email, phone = null }: { name: string; email: string; phone?: string | null },
): Promise<void> {
  await db
    .deleteFrom('familyWords')
    .where('userId', '=', userId)
    .where('applicationId', 'is', null)
    .execute();
  await insertWords(db, userId, null, { texts: [name, email], phones: phone === null ? [] : [phone] });
}

/** Stores the words by which an application is found. Call it in the transaction that stores the application. */
export async function storeApplicationWords(
  db: Database,
  userId: string,
  { id, fullName, parentName, phone }: { id: string; fullName: string; parentName: string; phone: string },
): Promise<void> {
  await insertWords(db, userId, id, { texts: [fullName, parentName], phones: [phone] });
}

const batchLength = 500;

/** Stores the words of everything, after a restore: a backup holds no words. */
export async function storeAllWords(transaction: Database): Promise<void> {
  await transaction.deleteFrom('familyWords').execute();
  for (let last = ''; ;) {
    const users = await transaction
      .selectFrom('users')
      .select(['id', 'name', 'email', 'phone'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(batchLength)
      .execute();
    for (const user of users) await storeAccountWords(transaction, user.id, user);
    if (users.length < batchLength) break;
    last = users.at(-1)?.id ?? '';
  }
  for (let last = ''; ;) {
    const applications = await transaction
      .selectFrom('applications')
      .select(['id', 'userId', 'fullName', 'parentName', 'phone'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(batchLength)
      .execute();
    for (const each of applications) await storeApplicationWords(transaction, each.userId, each);
    if (applications.length < batchLength) return;
    last = applications.at(-1)?.id ?? '';
  }
}

/** Gives the words of accounts the family that the accounts belong to now. */
export async function setFamilyOfWords(
  transaction: Database,
  userIds: readonly string[],
  familyId: string,
): Promise<void> {
  await transaction.updateTable('familyWords').set({ familyId }).where('userId', 'in', userIds).execute();
}

/** The place of a family among those that match a search: the first of its words that matches. */
export interface WordPosition {
  word: string;
  familyId: string;
}

/** Counting stops here: a start with as many words is common. */
const countLimit = 500;

async function countWords(db: Database, start: string): Promise<number> {
  const rows = await db
    .selectFrom('familyWords')
    .select('familyId')
    .where('word', '>=', start)
    .where('word', '<', start + lastCharacter)
    .orderBy('word')
    .limit(countLimit)
    .execute();
  return rows.length;
}

/** The starts of a search, the one with the fewest words first; on later pages, the one of the first page. */
async function inOrderOfSearch(
  db: Database,
  starts: readonly string[],
  after: WordPosition | null,
): Promise<string[]> {
  const before = starts.find((start) => after?.word.startsWith(start));
  if (before !== undefined) return [before, ...starts.filter((start) => start !== before)];
  const counted: { start: string; count: number }[] = [];
  for (const start of starts) counted.push({ start, count: await countWords(db, start) });
  return counted.toSorted((a, b) => a.count - b.count).map(({ start }) => start);
}

/**
 * The families with a word for each start, in the order of the matching words. The range of the rarest start is read from
 * an index until the page is full; the other starts are looked up for each family.
 */
export async function findFamilies(
  db: Database,
  starts: readonly string[],
  after: WordPosition | null,
  limit: number,
): Promise<WordPosition[]> {
  const [first = '', ...others] = await inOrderOfSearch(db, starts, after);
  const from = after ?? { word: first, familyId: '' };
  let query = db
    .selectFrom('familyWords as found')
    .select(['found.word', 'found.familyId'])
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple('found.word', 'found.familyId'), '>', tuple(from.word, from.familyId)),
    )
    .where('found.word', '<', first + lastCharacter)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('familyWords as earlier')
            .select('earlier.word')
            .whereRef('earlier.familyId', '=', 'found.familyId')
            .where('earlier.word', '>=', first)
            .whereRef('earlier.word', '<', 'found.word'),
        ),
      ),
    );
  for (const start of others)
    query = query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('familyWords as other')
          .select('other.word')
          .whereRef('other.familyId', '=', 'found.familyId')
          .where('other.word', '>=', start)
          .where('other.word', '<', start + lastCharacter),
      ),
    );
  return query
    .groupBy(['found.word', 'found.familyId'])
    .orderBy('found.word')
    .orderBy('found.familyId')
    .limit(limit)
    .execute();
}
