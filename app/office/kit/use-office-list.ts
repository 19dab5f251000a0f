import {
  infiniteQueryOptions,
  useInfiniteQuery,
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryOptions,
  type UseInfiniteQueryResult,
} from '@tanstack/react-query';
import { toast } from '#app/ui/page/toast.tsx';
import type { LoadWords } from './loaded.tsx';

interface Identified {
  _id: string;
}

/** The reply of every paged list (contract/list.ts). */
interface Page<Item> {
  items: Item[];
  next: string | null;
}

/** The loaded pages of a list. */
export type Pages<Item> = InfiniteData<Page<Item>, string | null>;

interface PagesQuery<Item> {
  queryKey: QueryKey;
  /** The number of items in a page. */
  limit: number;
  /** Loads one page. @param query its part of the endpoint's query */
  load: (query: { limit: number; cursor?: string }) => Promise<Page<Item>>;
}

function itemsOf<Item extends Identified>({ pages }: Pages<Item>): Item[] {
  // Between the requests for two pages an item may move from one to the other.
  const byId = new Map(pages.flatMap(({ items }) => items).map((item) => [item._id, item]));
  return [...byId.values()];
}

/** The options of `useOfficeList` for a list that the server sends page by page. Its data are the items of all loaded pages. */
export const pagesQuery = <Item extends Identified>({ queryKey, limit, load }: PagesQuery<Item>) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam: cursor }) => load({ limit, ...(cursor === null ? {} : { cursor }) }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    select: itemsOf<Item>,
  });

/** The pages of a list with a changed item in its place. */
export function withItem<Item extends Identified>(
  { pages, pageParams }: Pages<Item>,
  changed: Identified & Partial<Item>,
): Pages<Item> {
  const replaced = (item: Item) => (item._id === changed._id ? { ...item, ...changed } : item);
  return { pages: pages.map(({ items, next }) => ({ items: items.map(replaced), next })), pageParams };
}

/** A list of the office as far as it is loaded. */
export interface OfficeListState<Item> {
  query: UseInfiniteQueryResult<Item[]>;
  words: LoadWords;
  /** Loads the next page. A failure is a toast, and what was loaded stays. */
  showMore: () => Promise<void>;
}

/**
 * Loads a list, and its next pages when they are asked for.
 * @param options of `pagesQuery`
 * @param words said while it loads, and when it cannot be loaded
 */
export function useOfficeList<Item>(
  options: UseInfiniteQueryOptions<Page<Item>, Error, Item[], QueryKey, string | null>,
  words: LoadWords,
): OfficeListState<Item> {
  const query = useInfiniteQuery(options);
  async function showMore() {
    const { isFetchNextPageError } = await query.fetchNextPage();
    if (isFetchNextPageError) toast.error(words.failed);
  }
  return { query, words, showMore };
}
