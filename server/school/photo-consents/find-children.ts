import { setImmediate } from 'node:timers/promises';
import type { OfficeChild } from '#contract/school/photo-consent.ts';
import { ageOn } from '#contract/school/age.ts';
import { foldName } from '#contract/fold-name.ts';
import type { Database } from '#server/db/connect.ts';
import type { Position } from '#server/http/list.ts';
import { consentsOf, type KnownConsent } from '#server/site/consents/queries.ts';
import { readFamilies, type FamilyWithChildren } from './queries.ts';

/** The families that one query reads: few enough for the index of a small table too. */
const batchLength = 25;

/** As in the other searches of the office. */
const maxWords = 8;

/** The words of a name for comparison. Marks belong to a word: those of Devanagari are its vowels. */
const wordsOf = (text: string) => foldName(text).match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];

/** Whether each searched word begins a word of the names. */
function isFound(searched: readonly string[], names: string): boolean {
  const words = wordsOf(names);
  return searched.every((start) => words.some((word) => word.startsWith(start)));
}

interface FoundChild extends Position {
  item: OfficeChild;
}

/** The place of a child in the list: after its family. */
const placeOf = (familyId: string, childId: string) => `${familyId}_${childId}`;

function familyAndChild(place: string): [familyId: string, childId: string] {
  const end = place.lastIndexOf('_');
  return end === -1 ? [place, ''] : [place.slice(0, end), place.slice(end + 1)];
}

/** A child of a family as the office sees it. @param day on the clocks of the school, yyyy-mm-dd */
export function officeChildOf(
  family: FamilyWithChildren,
  child: FamilyWithChildren['children'][number],
  { work, face, isRefusedElsewhere, latest }: KnownConsent,
  day: string,
): OfficeChild {
  return {
    _id: child.id,
    fullName: child.fullName,
    age: ageOn(new Date(`${day}T00:00:00`), child.dob),
    familyId: family.id,
    familyName: family.fullName,
    hasEmail: family.email !== '',
    askedAt: family.askedAt?.toISOString() ?? null,
    consent: {
      work,
      face,
      until: latest?.until ?? null,
      answeredAt: latest?.answeredAt.toISOString() ?? null,
      through: latest?.through ?? null,
      heardBy: latest?.heardBy ?? null,
      isRefusedElsewhere,
    },
  };
}

/**
 * Finds children by the first letters of words in their names and those of their families, the latest family first. It reads families until the
 * page is full.
 * @returns the children after the position, one more than `limit` if there are more
 */
export async function findChildren(
  db: Database,
  { search, isUnanswered, day }: { search: string; isUnanswered: boolean; day: string },
  { after, limit }: { after: Position | null; limit: number },
): Promise<FoundChild[]> {
  const searched = wordsOf(search).slice(0, maxWords);
  const [lastFamily, lastChild] = familyAndChild(after?.id ?? '');
  let from = after === null ? null : { createdAt: after.createdAt, id: lastFamily };
  const found: FoundChild[] = [];
  for (;;) {
    const batch = await readFamilies(db, from, batchLength + 1);
    const matching = batch
      .slice(0, batchLength)
      .flatMap((family) => family.children.map((child) => ({ family, child })))
      .filter(({ family, child }) => family.id !== lastFamily || child.id > lastChild)
      .filter(({ family, child }) => isFound(searched, `${child.fullName} ${family.fullName}`));
    const consents = await consentsOf(
      db,
      matching.map(({ child }) => child.id),
      day,
    );
    for (const { family, child } of matching) {
      const consent = consents.get(child.id);
      if (consent === undefined || (isUnanswered && consent.latest !== undefined)) continue;
      const item = officeChildOf(family, child, consent, day);
      found.push({ id: placeOf(family.id, child.id), createdAt: family.createdAt, item });
    }
    const next = batch[batchLength];
    if (found.length > limit || next === undefined) return found.slice(0, limit + 1);
    from = next;
    // Queries on SQLite are synchronous: without this, all other requests wait until the search has read every family.
    await setImmediate();
  }
}
