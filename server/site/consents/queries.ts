import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Answer, Way } from '#contract/school/photo-consent.ts';
import { photoConsentVersion } from '#contract/school/photo-consent-words.ts';
import { foldName } from '#contract/fold-name.ts';
import type { Database } from '#server/db/connect.ts';
import type { PhotoConsentsTable } from '#server/db/tables/photo-consents.ts';
import { repeatSeconds } from '#server/http/limits.ts';
import { notePicturesOf } from '#server/site/changes/queries.ts';
import { consentOn, type ChildConsent } from './consent-rule.ts';

/** An answer as it is stored. */
export interface StoredAnswer extends Answer {
  version: string;
  answeredAt: Date;
  through: Way;
  heardBy: string | null;
}

const answerOf = (row: Selectable<PhotoConsentsTable>): StoredAnswer => ({
  work: row.work === 1,
  face: row.face === 1,
  until: row.until,
  version: row.version,
  answeredAt: new Date(row.answeredAt),
  through: row.through,
  heardBy: row.heardBy,
});

/**
 * Stores the child of an application, or gives it the name as this one has it. Call it wherever an application is stored.
 * @param at when the application was sent
 */
export async function ensureChild(
  transaction: Database,
  { userId, fullName, dob, at }: { userId: string; fullName: string; dob: string; at: Date },
): Promise<void> {
  await transaction
    .insertInto('children')
    .values({
      id: randomUUID(),
      userId,
      fullName,
      nameKey: foldName(fullName),
      dob,
      createdAt: at,
      lastAt: at,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'nameKey', 'dob'])
        .doUpdateSet((eb) => ({ fullName: eb.ref('excluded.fullName'), lastAt: eb.ref('excluded.lastAt') }))
        .whereRef('children.lastAt', '<=', 'excluded.lastAt'),
    )
    .execute();
}

/** All answers for some children by child, the first one first. */
export async function answersOf(
  db: Database,
  childIds: readonly string[],
): Promise<ReadonlyMap<string, readonly StoredAnswer[]>> {
  if (childIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('photoConsents')
    .selectAll()
    .where('childId', 'in', childIds)
    .orderBy('childId')
    .orderBy('sequence')
    .execute();
  const byChild = Map.groupBy(rows, ({ childId }) => childId);
  return new Map([...byChild].map(([childId, ofChild]) => [childId, ofChild.map(answerOf)]));
}

/** The rows of the latest answers for some children, by child. */
async function latestRows(
  db: Database,
  childIds: readonly string[],
): Promise<ReadonlyMap<string, Selectable<PhotoConsentsTable>>> {
  if (childIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('photoConsents as latest')
    .selectAll()
    .where('childId', 'in', childIds)
    .where(({ eb, selectFrom }) =>
      eb(
        'latest.sequence',
        '=',
        selectFrom('photoConsents as each')
          .select(({ fn }) => fn.max('each.sequence').as('last'))
          .whereRef('each.childId', '=', 'latest.childId'),
      ),
    )
    .execute();
  return new Map(rows.map((row) => [row.childId, row]));
}

/** The latest answers for some children, by child. */
export async function latestAnswers(
  db: Database,
  childIds: readonly string[],
): Promise<ReadonlyMap<string, StoredAnswer>> {
  const rows = await latestRows(db, childIds);
  return new Map([...rows].map(([childId, row]) => [childId, answerOf(row)]));
}

/** What is the same for one child in the applications of several families. */
const childKey = ({ nameKey, dob }: { nameKey: string; dob: string }) => `${dob} ${nameKey}`;

/** What holds for photographs of a child, and the latest answer of its family. */
export interface KnownConsent extends ChildConsent {
  fullName: string;
  latest: StoredAnswer | undefined;
}

/**
 * What holds for photographs of some children on a day, by the rule of `consentOn`: three statements for any number. A child that is gone is not in
 * the map, so its photographs may not be shown.
 * @param day yyyy-mm-dd, on the clocks of the school
 */
export async function consentsOf(
  db: Database,
  childIds: readonly string[],
  day: string,
): Promise<ReadonlyMap<string, KnownConsent>> {
  if (childIds.length === 0) return new Map();
  const children = await db
    .selectFrom('children')
    .select(['id', 'fullName', 'nameKey', 'dob'])
    .where('id', 'in', childIds)
    .execute();
  const names = [...new Set(children.map(({ nameKey }) => nameKey))];
  const namesakes =
    names.length === 0
      ? []
      : await db
          .selectFrom('children')
          .select(['id', 'nameKey', 'dob'])
          .where('nameKey', 'in', names)
          .execute();
  const sameBy = Map.groupBy(namesakes, childKey);
  const sameAs = (child: (typeof children)[number]) =>
    (sameBy.get(childKey(child)) ?? []).map(({ id }) => id);
  const latest = await latestAnswers(db, [...new Set(children.flatMap(sameAs))]);
  return new Map(
    children.map((child) => {
      const own = latest.get(child.id);
      const others = sameAs(child).flatMap((id) => (id === child.id ? [] : (latest.get(id) ?? [])));
      return [child.id, { fullName: child.fullName, latest: own, ...consentOn(day, own, others) }];
    }),
  );
}

/** The ids of a child in all families that have it. */
async function sameChildren(db: Database, childId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('children as other')
    .innerJoin('children as own', (join) =>
      join.onRef('own.nameKey', '=', 'other.nameKey').onRef('own.dob', '=', 'other.dob'),
    )
    .select('other.id')
    .where('own.id', '=', childId)
    .execute();
  return rows.map(({ id }) => id);
}

/** An answer of a family. */
export interface NewAnswer extends Answer {
  childId: string;
  through: Way;
  /** The name of who of the office heard it. */
  heardBy?: string | null;
  at: Date;
}

/**
 * Stores an answer, the only way in which one is written; the pages follow it. Call it in a transaction that has locked the editions, so that nothing is
 * published meanwhile on the answer before.
 * @returns false when the same words came the same way within ten minutes, so that nothing is new, or when the child is gone
 */
export async function storeAnswer(
  transaction: Database,
  { childId, work, face, until, through, heardBy = null, at }: NewAnswer,
): Promise<boolean> {
  // Locks the child on both databases.
  const { numUpdatedRows } = await transaction
    .updateTable('children')
    .set({ lastAt: at })
    .where('id', '=', childId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  const before = (await latestRows(transaction, [childId])).get(childId);
  // A no has no end.
  const end = work || face ? until : null;
  const next = {
    work: Number(work),
    face: Number(face),
    until: end,
    version: photoConsentVersion,
    through,
    heardBy,
  };
  if (before !== undefined) {
    const isSame = Object.entries(next).every(([column, value]) => Reflect.get(before, column) === value);
    if (isSame && at.getTime() - new Date(before.answeredAt).getTime() < repeatSeconds * 1000) return false;
  }
  await transaction
    .insertInto('photoConsents')
    .values({ id: randomUUID(), childId, sequence: (before?.sequence ?? 0) + 1, ...next, answeredAt: at })
    .execute();
  await notePicturesOf(transaction, await sameChildren(transaction, childId), at);
  return true;
}
