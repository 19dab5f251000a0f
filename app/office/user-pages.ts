import { maxListLength } from '#contract/list.ts';
import { findUsers, type FoundUser, type UserCounts } from '#contract/office.ts';
import { callEndpoint } from '#app/api.ts';

/** The number of users on one page of the office's list. */
export const pageLength = 25;

/** The pages that one request can skip. */
const maxStep = maxListLength / pageLength;

/** One page of the users that match a search. */
export interface UserPage {
  search: string;
  /** From 0. */
  page: number;
  items: readonly FoundUser[];
  counts: UserCounts;
  /** The message of the reply, for the toast. */
  message: string;
}

const request = (search: string, cursor: string | undefined, pages: number) =>
  callEndpoint(findUsers, { search }, { query: { limit: pages * pageLength, cursor } });

/**
 * Reads pages of the users by their number. The server has only cursors from page to page, so this keeps those of the last
 * search. The visitor may go further than the next page; then the pages between are skipped.
 */
export class UserPages {
  #search = '';
  /** The cursors by the number of the page; the first page needs none. */
  #cursors = new Map<number, string | undefined>([[0, undefined]]);

  /**
   * Reads a page, or the last one if the list has become shorter.
   * @throws ApiError as `callEndpoint` does
   */
  async read(search: string, page: number): Promise<UserPage> {
    if (search !== this.#search) this.#cursors = new Map([[0, undefined]]);
    this.#search = search;
    const cursors = this.#cursors;
    let at = Math.max(...[...cursors.keys()].filter((known) => known <= page));
    while (at < page) {
      const step = Math.min(page - at, maxStep);
      const { next, counts } = await request(search, cursors.get(at), step);
      if (next === null) return this.#readLast(search, page, counts);
      at += step;
      cursors.set(at, next);
    }
    const { items, next, counts, message } = await request(search, cursors.get(page), 1);
    if (items.length === 0 && page > 0) return this.#readLast(search, page, counts);
    if (next !== null) cursors.set(page + 1, next);
    return { search, page, items, counts, message };
  }

  /** Forgets the cursors, which may belong to other pages after a deletion. */
  forget(): void {
    this.#cursors = new Map([[0, undefined]]);
  }

  /** @param missing the page that does not exist */
  #readLast(search: string, missing: number, { found }: UserCounts): Promise<UserPage> {
    this.forget();
    const last = Math.ceil(found / pageLength) - 1;
    return this.read(search, Math.max(0, Math.min(missing - 1, last)));
  }
}
