import { useCallback, useEffect, useRef, useState } from 'react';
import { listConversations, type ConversationItem } from '#contract/conversation.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { maxListLength } from '#contract/list.ts';
import { callEndpoint } from '#app/api.ts';
import { requestOf, type ListFilter } from './list-filter.ts';
import { useRegularly } from './use-regularly.ts';

const pageLength = 25;
/** New conversations appear after this time. */
const refreshMs = 20_000;

type Page = ReplyOf<typeof listConversations>;

interface Loaded extends Page {
  /** What the list was loaded for: the account and the filter. */
  key: string;
}

/** The last list, so that it is there at once when another page of the inbox opens. */
let remembered: Loaded | null = null;

export interface ConversationList {
  /** Null until it is loaded for the first time. */
  items: readonly ConversationItem[] | null;
  counts: Page['counts'] | undefined;
  hasMore: boolean;
  /** Whether the last request failed. The items before it stay. */
  isFailed: boolean;
  /** Whether the items are those of another filter, because a request is on its way. */
  isBusy: boolean;
  /** Loads the shown items again. */
  reload: () => void;
  /** Adds the next page. */
  showMore: () => Promise<void>;
}

const without = (items: readonly ConversationItem[], others: readonly ConversationItem[]) => {
  const ids = new Set(others.map(({ _id }) => _id));
  return items.filter(({ _id }) => !ids.has(_id));
};

const parsed = (request: string) => JSON.parse(request) as ReturnType<typeof requestOf>;

/** Loads the conversations that match a filter, and loads them again regularly. */
export function useConversationList(userId: string, filter: ListFilter): ConversationList {
  // Texts, so that an equal filter does not load the list again.
  const request = JSON.stringify(requestOf(filter));
  const key = userId + request;
  const [loaded, setLoaded] = useState<Loaded | null>(() =>
    remembered?.key.startsWith(userId) === true ? remembered : null,
  );
  const [isFailed, setFailed] = useState(false);
  const latest = useRef(loaded);
  const lastRequest = useRef(0);

  const keep = useCallback((next: Loaded) => {
    remembered = next;
    latest.current = next;
    setLoaded(next);
    setFailed(false);
  }, []);

  const reload = useCallback(async () => {
    lastRequest.current += 1;
    const number = lastRequest.current;
    const shown = latest.current?.key === key ? latest.current : null;
    const limit = Math.min(maxListLength, Math.max(pageLength, shown?.items.length ?? 0));
    try {
      const query = { ...parsed(request), limit };
      const page = await callEndpoint(listConversations, undefined, { query });
      if (number !== lastRequest.current) return;
      // Pages after the longest one stay as they were.
      const rest = shown?.items.slice(limit) ?? [];
      keep({
        ...page,
        key,
        items: [...page.items, ...without(rest, page.items)],
        next: rest.length > 0 ? (shown?.next ?? null) : page.next,
      });
    } catch {
      if (number === lastRequest.current) setFailed(true);
    }
  }, [key, request, keep]);

  useEffect(() => {
    void reload();
  }, [reload]);
  useRegularly(() => void reload(), refreshMs);

  async function showMore() {
    const shown = latest.current;
    if (shown === null || shown.next === null) return;
    const query = { ...parsed(request), limit: pageLength, cursor: shown.next };
    try {
      const page = await callEndpoint(listConversations, undefined, { query });
      if (latest.current?.key !== key) return;
      const { items } = latest.current;
      keep({ ...page, key, items: [...items, ...without(page.items, items)] });
    } catch {
      setFailed(true);
    }
  }

  return {
    items: loaded?.items ?? null,
    counts: loaded?.counts,
    hasMore: loaded !== null && loaded.next !== null,
    isFailed,
    isBusy: loaded !== null && loaded.key !== key,
    reload: () => void reload(),
    showMore,
  };
}
