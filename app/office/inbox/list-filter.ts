import { maxConversationSearch } from '#contract/school/conversation.ts';
import {
  conversationKinds,
  conversationStatuses,
  type ConversationKind,
  type ConversationStatus,
} from '#contract/school/own-conversation.ts';

const views = [...conversationStatuses, 'all'] as const;

/** What the list shows. It is in the URL, so that a reload and the back button keep it. */
export interface ListFilter {
  view: ConversationStatus | 'all';
  kind: ConversationKind | undefined;
  q: string;
}

/** The first view: what is to be answered. */
export const firstFilter: ListFilter = { view: 'open', kind: undefined, q: '' };

/** The filter in a query. Values that do not exist are left out. */
export function filterIn(query: URLSearchParams): ListFilter {
  return {
    view: views.find((view) => view === query.get('status')) ?? firstFilter.view,
    kind: conversationKinds.find((kind) => kind === query.get('kind')),
    q: (query.get('q') ?? '').slice(0, maxConversationSearch),
  };
}

/** The query of a filter with its question mark; empty for the first view. */
export function searchOf({ view, kind, q }: ListFilter): string {
  const query = new URLSearchParams();
  if (view !== firstFilter.view) query.set('status', view);
  if (kind !== undefined) query.set('kind', kind);
  if (q.trim() !== '') query.set('q', q);
  return query.size === 0 ? '' : `?${query}`;
}

/** The filter as the query of the endpoint (contract/school/conversation.ts). */
export const requestOf = ({ view, kind, q }: ListFilter) => ({
  ...(view === 'all' ? {} : { status: view }),
  ...(kind === undefined ? {} : { kind }),
  ...(q.trim() === '' ? {} : { q: q.trim() }),
});
