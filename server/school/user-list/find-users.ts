import { setImmediate } from 'node:timers/promises';
import type { Match } from '#contract/school/office.ts';
import { matchesOf, termsOf, type Term } from '#contract/school/user-search.ts';
import type { Database } from '#server/db/connect.ts';
import type { Position } from '#server/http/list.ts';
import { readSearchedUsers, type Range } from './queries.ts';

/**
 * The users that one query reads: few enough that other requests do not wait long for a search. A query for 100 and the
 * comparison of its rows take 1.5 ms of CPU time, a query for 500 takes 6 ms; the whole search takes a fifth longer with 100.
 */
const batchLength = 100;

/** The place of a user who matches a search, and the matching details that the row does not show. */
interface FoundPosition extends Position {
  matches: Match[];
}

/** The users in a part of the list who match, in order of sign-up. */
async function matchingIn(
  db: Database,
  terms: readonly Term[],
  { after, upTo }: Range,
): Promise<FoundPosition[]> {
  const found: FoundPosition[] = [];
  for (let last = after; ;) {
    const batch = await readSearchedUsers(db, { after: last, upTo }, batchLength);
    for (const user of batch) {
      const matches = matchesOf(user, terms);
      if (matches !== null) found.push({ id: user.id, createdAt: user.createdAt, matches });
    }
    last = batch.at(-1) ?? null;
    if (batch.length < batchLength) return found;
    // Queries on SQLite are synchronous: without this, all other requests wait until the search has read every user.
    await setImmediate();
  }
}

/**
 * Finds users by a search; an empty one finds all. The search is in this process, because the databases compare accents and
 * phone numbers in different ways.
 * @returns the matching users after the position, one more than `limit` if there are more, and the number of all matching users,
 * null for an empty search
 */
export async function searchUsers(
  db: Database,
  search: string,
  { after, limit }: { after: Position | null; limit: number },
): Promise<{ rows: FoundPosition[]; found: number | null }> {
  const terms = termsOf(search);
  const rest = { after, upTo: null };
  if (terms.length === 0) {
    const users = await readSearchedUsers(db, rest, limit + 1);
    return { rows: users.map(({ id, createdAt }) => ({ id, createdAt, matches: [] })), found: null };
  }
  const rows = await matchingIn(db, terms, rest);
  const before = after === null ? [] : await matchingIn(db, terms, { after: null, upTo: after });
  return { rows: rows.slice(0, limit + 1), found: before.length + rows.length };
}
