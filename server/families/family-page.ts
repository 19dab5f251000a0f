import type { getFamilies } from '#contract/family.ts';
import type { QueryOf, ReplyOf } from '#contract/endpoint.ts';
import type { Database } from '#server/db/connect.ts';
import { findFamilies, type WordPosition } from '#server/family-search/queries.ts';
import { startsOf } from '#server/family-search/words.ts';
import { HttpError } from '#server/http/http-error.ts';
import { decodeCursor, pageOf } from '#server/http/list.ts';
import { familyItems } from './families.ts';
import { listFamilies } from './queries.ts';

const encodePosition = ({ word, familyId }: WordPosition) =>
  Buffer.from(`${word} ${familyId}`).toString('base64url');

/**
 * The place in the results of a search; null for the first page.
 * @throws HttpError 400 when the cursor is not of this search
 */
function decodePosition(cursor: string | undefined, starts: readonly string[]): WordPosition | null {
  if (cursor === undefined) return null;
  const [word = '', familyId = '', ...rest] = Buffer.from(cursor, 'base64url').toString().split(' ');
  const isOfSearch = starts.some((start) => word.startsWith(start));
  if (isOfSearch && rest.length === 0 && /^[\w-]+$/.test(familyId) && !word.includes('\0'))
    return { word, familyId };
  const message = 'Please load the list again.';
  throw new HttpError(400, message, { fields: { cursor: message } });
}

/** One page of the families: all, or those that a search finds. */
export async function familyPage(
  db: Database,
  { q = '', cursor, limit }: QueryOf<typeof getFamilies>,
): Promise<ReplyOf<typeof getFamilies>> {
  const starts = startsOf(q);
  if (starts.length === 0) {
    const { rows, next } = pageOf(await listFamilies(db, decodeCursor(cursor), limit + 1), limit);
    return {
      items: await familyItems(
        db,
        rows.map(({ id }) => id),
      ),
      next,
    };
  }
  const found = await findFamilies(db, starts, decodePosition(cursor, starts), limit + 1);
  const page = found.slice(0, limit);
  const last = page.at(-1);
  return {
    items: await familyItems(
      db,
      page.map(({ familyId }) => familyId),
    ),
    next: found.length > limit && last !== undefined ? encodePosition(last) : null,
  };
}
