import { setImmediate } from 'node:timers/promises';
import type { FamilyItem } from '#contract/school/family.ts';
import { matchesOf, termsOf } from '#contract/school/user-search.ts';
import type { Database } from '#server/db/connect.ts';
import type { Position } from '#server/http/list.ts';
import { byChild } from './children.ts';
import { phonesOf, readUsers, type ListedUser } from './queries.ts';

/** The users that one query of a search reads, as in server/school/user-list/find-users.ts. */
const batchLength = 100;

interface FoundFamily extends Position {
  item: FamilyItem;
}

/** The list shows phone numbers, so that only the name of a parent can match without being seen. */
const itemOf = (
  { id, createdAt, fullName, userEmail, applications }: ListedUser,
  matches: FamilyItem['matches'],
): FamilyItem => ({
  _id: id,
  fullName,
  userEmail,
  phones: phonesOf(applications),
  createdAt: createdAt.toISOString(),
  children: byChild(applications).map((child) => ({
    fullName: child.fullName,
    applications: child.applications.map(({ id: _id, course, status }) => ({ _id, course, status })),
  })),
  matches: matches.filter(({ kind }) => kind === 'parent'),
});

/**
 * Finds families by a search, the latest sign-up first; an empty one finds all. It reads users until the page is full.
 * @returns the families after the position, one more than `limit` if there are more
 */
export async function findFamilies(
  db: Database,
  search: string,
  { after, limit }: { after: Position | null; limit: number },
): Promise<FoundFamily[]> {
  const terms = termsOf(search);
  const length = terms.length === 0 ? limit + 1 : batchLength;
  const found: FoundFamily[] = [];
  for (let last = after; ;) {
    const batch = await readUsers(db, last, length);
    for (const user of batch) {
      const isFamily = user.isOfParent || user.applications.length > 0;
      const matches = isFamily ? matchesOf(user, terms) : null;
      if (matches === null) continue;
      found.push({ id: user.id, createdAt: user.createdAt, item: itemOf(user, matches) });
    }
    if (found.length > limit || batch.length < length) return found.slice(0, limit + 1);
    last = batch.at(-1) ?? null;
    // Queries on SQLite are synchronous: without this, all other requests wait until the search has read every user.
    await setImmediate();
  }
}
