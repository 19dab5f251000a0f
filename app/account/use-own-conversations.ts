import { useCallback, useEffect, useState } from 'react';
import { listOwnConversations, type OwnConversation } from '#contract/school/own-conversation.ts';
import { hasNoSuchCall, messageOf } from '#app/api-error.ts';
import { callEndpoint } from '#app/api.ts';

const pageLength = 10;

/** The conversations of the account as far as they are loaded. */
export interface OwnConversationList {
  /** Null until the first of them are loaded, or cannot be loaded. */
  items: readonly OwnConversation[] | null;
  hasMore: boolean;
  /** Why the first of them could not be loaded. */
  problem: string | null;
  load: () => Promise<void>;
  /** Loads the next ones. @returns the first new one, if there is any @throws ApiError */
  showMore: () => Promise<OwnConversation | undefined>;
  /** Takes over a newer state of one. */
  replace: (changed: OwnConversation) => void;
}

/** Loads the conversations of the account with the school, the latest first. */
export function useOwnConversations(): OwnConversationList {
  const [items, setItems] = useState<readonly OwnConversation[] | null>(null);
  const [next, setNext] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const load = useCallback(async () => {
    setProblem(null);
    try {
      const reply = await callEndpoint(listOwnConversations, undefined, { query: { limit: pageLength } });
      setItems(reply.items);
      setNext(reply.next);
    } catch (error) {
      setItems((known) => known ?? []);
      if (!hasNoSuchCall(error)) setProblem(messageOf(error));
    }
  }, []);
  useEffect(() => void load(), [load]);

  return {
    items,
    hasMore: next !== null,
    problem,
    load,
    async showMore() {
      if (next === null) return undefined;
      const query = { limit: pageLength, cursor: next };
      const reply = await callEndpoint(listOwnConversations, undefined, { query });
      // One with new words moves to the start of the list, so the next page may repeat another.
      const known = new Set(items?.map(({ _id }) => _id));
      const added = reply.items.filter(({ _id }) => !known.has(_id));
      setItems([...(items ?? []), ...added]);
      setNext(reply.next);
      return added[0];
    },
    replace: (changed) =>
      setItems((all) => all?.map((each) => (each._id === changed._id ? changed : each)) ?? null),
  };
}
