import { useState } from 'react';
import type { ConversationItem } from '#contract/school/conversation.ts';
import { useOfficeList } from '../kit/use-office-list.ts';
import { conversationsQuery } from './inbox-queries.ts';
import { searchOf, type ListFilter } from './list-filter.ts';
import { steadyRows, type Row } from './steady-rows.ts';

interface Arranged {
  search: string;
  latest: readonly ConversationItem[];
  rows: readonly Row[];
  isBehind: boolean;
  /** Whether the rows are those of an earlier visit, and the first request is not answered yet. */
  isOpening: boolean;
}

const words = { loading: 'Loading the conversations.', failed: 'The conversations could not be loaded.' };

/** The list of a filter, and its rows in steady places (`steadyRows`). `rows` is undefined until they are loaded. */
export function useRows(filter: ListFilter) {
  const list = useOfficeList(conversationsQuery(filter), words);
  const { query } = list;
  const [arranged, setArranged] = useState<Arranged>();
  const search = searchOf(filter);
  const latest = query.data;
  let shown = arranged?.search === search ? arranged : undefined;
  const wasOpening = shown?.isOpening ?? true;
  const isOpening = wasOpening && query.isFetching;
  if (latest !== undefined && (shown?.latest !== latest || isOpening !== wasOpening)) {
    shown = {
      search,
      latest,
      isOpening,
      ...steadyRows(wasOpening ? [] : (shown?.rows ?? []), latest),
    };
    // The rows of the search before are only shown until the new ones arrive.
    if (!query.isPlaceholderData) setArranged(shown);
  }
  return {
    list,
    rows: shown?.rows,
    isBehind: shown?.isBehind ?? false,
    /** Shows the rows in the order of the server. */
    arrange: () => setArranged(undefined),
  };
}

export type Rows = ReturnType<typeof useRows>;
