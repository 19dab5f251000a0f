import * as z from 'zod/mini';
import { HttpError } from './http-error.ts';

/** The place of a row in a list that is ordered by creation time and id. It stays valid when rows come and go. */
export interface Position {
  createdAt: Date;
  id: string;
}

/** Times have four digits for the year: PostgreSQL rejects some that have more. */
const positionText = z.tuple([z.iso.datetime(), z.string().check(z.regex(/^[\w-]+$/))]);

const encodeCursor = ({ createdAt, id }: Position): string =>
  Buffer.from(`${createdAt.toISOString()} ${id}`).toString('base64url');

/**
 * The position in the cursor of a request; null if the request asks for the first page.
 * @throws HttpError 400 with the field `cursor` when the server did not make the cursor
 */
export function decodeCursor(cursor: string | undefined): Position | null {
  if (cursor === undefined) return null;
  const position = positionText.safeParse(Buffer.from(cursor, 'base64url').toString().split(' '));
  if (position.success) return { createdAt: new Date(position.data[0]), id: position.data[1] };
  const message = 'Please load the list again.';
  throw new HttpError(400, message, { fields: { cursor: message } });
}

/**
 * One page of a list, as docs/api.md describes it.
 * @param rows the rows of the page and at least one more, if there are more
 * @returns at most `limit` rows, and the cursor of the next page or null
 */
export function pageOf<Row extends Position>(
  rows: readonly Row[],
  limit: number,
): { rows: readonly Row[]; next: string | null } {
  const last = rows[limit - 1];
  const next = rows.length > limit && last !== undefined ? encodeCursor(last) : null;
  return { rows: rows.slice(0, limit), next };
}
