import {
  conversationKinds,
  conversationStatuses,
  type ConversationKind,
  type ConversationStatus,
} from '#contract/conversation.ts';

/** What the list shows. It is in the URL, so that a reload and the back button keep it. */
export interface ListFilter {
  /** Undefined: the open ones, or with a search all of them. */
  status?: ConversationStatus | 'snoozed' | 'all';
  kind?: ConversationKind;
  /** The id of a course. */
  course?: string;
  assignee?: 'me' | 'none';
  overdue?: true;
  q?: string;
}

const isOneOf = <Value extends string>(values: readonly Value[], value: string | null): value is Value =>
  (values as readonly (string | null)[]).includes(value);

/** The filter in a query. Values that do not exist are left out. */
export function filterIn(query: URLSearchParams): ListFilter {
  const [status, kind, course, assignee, q] = ['status', 'kind', 'course', 'assignee', 'q'].map((name) =>
    query.get(name),
  ) as [string | null, string | null, string | null, string | null, string | null];
  return {
    ...(isOneOf([...conversationStatuses, 'snoozed', 'all'] as const, status) ? { status } : {}),
    ...(isOneOf(conversationKinds, kind) ? { kind } : {}),
    ...(course !== null && /^[\w-]{1,60}$/.test(course) ? { course } : {}),
    ...(isOneOf(['me', 'none'] as const, assignee) ? { assignee } : {}),
    ...(query.get('overdue') === 'true' ? { overdue: true } : {}),
    ...(q !== null && q.trim() !== '' ? { q: q.slice(0, 100) } : {}),
  };
}

/** The query of a filter, for a link. */
export function queryOf(filter: ListFilter): URLSearchParams {
  const pairs = Object.entries(filter).filter(([, value]) => value !== undefined && value !== '');
  return new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]));
}

/** The filter as the query of the list's endpoint (contract/conversation.ts). */
export function requestOf({ status, ...rest }: ListFilter) {
  const shown = status ?? (rest.q === undefined ? 'open' : 'all');
  if (shown === 'snoozed') return { ...rest, snoozed: true };
  return shown === 'all' ? rest : { ...rest, status: shown };
}
