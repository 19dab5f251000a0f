import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import {
  getConversation,
  listConversations,
  type Conversation,
  type ConversationItem,
} from '#contract/school/conversation.ts';
import { getOverview } from '#contract/school/overview.ts';
import { callEndpoint } from '#app/api.ts';
import { pagesQuery, withItem, type Pages } from '../kit/use-office-list.ts';
import { queryOf, replaceLoaded } from '../office-query.tsx';
import { requestOf, type ListFilter } from './list-filter.ts';

/** New words are shown without a reload after this time at most, while the page is looked at. */
const refetchInterval = 15_000;

/** The query of the list, page by page. While a search is typed, the rows before it stay. */
export function conversationsQuery(filter: ListFilter) {
  const request = requestOf(filter);
  const { q: _, ...view } = request;
  const placeholderData = <Data>(before: Data | undefined, query?: { queryKey: QueryKey }) =>
    JSON.stringify(query?.queryKey[1]) === JSON.stringify(view) ? before : undefined;
  return {
    ...pagesQuery({
      queryKey: [listConversations.path, view, request.q ?? ''],
      limit: 50,
      load: (page) => callEndpoint(listConversations, undefined, { query: { ...request, ...page } }),
    }),
    refetchInterval,
    placeholderData,
  };
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
    const lists = client.getQueriesData<Pages<ConversationItem>>({ queryKey: [listConversations.path] });
    await Promise.all([
      replaceLoaded<Conversation>(client, conversationQuery(changed._id).queryKey, () => changed),
      ...lists.map(([key]) =>
        replaceLoaded<Pages<ConversationItem>>(client, key, (loaded) => withItem(loaded, changed)),
      ),
    ]);
    void client.invalidateQueries({ queryKey: [listConversations.path] });
    void client.invalidateQueries({ queryKey: [getOverview.path] });
  };
}
