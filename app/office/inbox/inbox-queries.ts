import { infiniteQueryOptions, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import type { ReplyOf } from '#contract/endpoint.ts';
import {
  getConversation,
  listConversations,
  type Conversation,
  type ConversationItem,
} from '#contract/school/conversation.ts';
import { getOverview } from '#contract/school/overview.ts';
import { callEndpoint } from '#app/api.ts';
import { queryOf, replaceLoaded } from '../office-query.tsx';
import { requestOf, type ListFilter } from './list-filter.ts';

type Pages = InfiniteData<ReplyOf<typeof listConversations>, string | null>;

/** New words are shown without a reload after this time at most, while the page is looked at. */
const refetchInterval = 15_000;

const itemsOf = ({ pages }: Pages): ConversationItem[] => {
  // Between the requests for two pages a conversation may move from one to the other.
  const byId = new Map(pages.flatMap(({ items }) => items).map((item) => [item._id, item]));
  return [...byId.values()];
};

/** The query of the list, page by page. While a search is typed, the rows before it stay. */
export function conversationsQuery(filter: ListFilter) {
  const request = requestOf(filter);
  const { q: _, ...view } = request;
  return infiniteQueryOptions({
    queryKey: [listConversations.path, view, request.q ?? ''],
    queryFn: ({ pageParam: cursor }) =>
      callEndpoint(listConversations, undefined, {
        query: { ...request, limit: 50, ...(cursor === null ? {} : { cursor }) },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    select: itemsOf,
    refetchInterval,
    placeholderData: (before, query) =>
      JSON.stringify(query?.queryKey[1]) === JSON.stringify(view) ? before : undefined,
  });
}

/** The query of one conversation. */
export const conversationQuery = (id: string) => ({
  ...queryOf(getConversation, { params: { id } }),
  refetchInterval,
});

/** @returns a function that shows a changed conversation wherever it was loaded, and loads what depends on it again */
export function useShowChanged(): (changed: Conversation) => Promise<void> {
  const client = useQueryClient();
  return async (changed) => {
    const lists = client.getQueriesData<Pages>({ queryKey: [listConversations.path] });
    await Promise.all([
      replaceLoaded<Conversation>(client, conversationQuery(changed._id).queryKey, () => changed),
      ...lists.map(([key]) => replaceLoaded<Pages>(client, key, (loaded) => withChanged(loaded, changed))),
    ]);
    void client.invalidateQueries({ queryKey: [listConversations.path] });
    void client.invalidateQueries({ queryKey: [getOverview.path] });
  };
}

/** The pages of a list with the changed conversation in its place. */
function withChanged({ pages, pageParams }: Pages, changed: Conversation): Pages {
  const replaced = (item: ConversationItem) => (item._id === changed._id ? { ...item, ...changed } : item);
  return { pages: pages.map(({ items, next }) => ({ items: items.map(replaced), next })), pageParams };
}
