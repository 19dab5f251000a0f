import { useCallback, useEffect, useRef, useState } from 'react';
import { getConversation, viewConversation, type Conversation } from '#contract/conversation.ts';
import { ApiError } from '#app/api-error.ts';
import { callEndpoint } from '#app/api.ts';
import { readReplyDraft } from './reply-draft.ts';
import { useRegularly } from './use-regularly.ts';

/** The server counts somebody as present for half a minute. */
const presenceMs = 12_000;

interface Loaded {
  id: string;
  conversation: Conversation;
  /** The state that was seen when the unsent reply was begun: the server compares it when the reply is sent. */
  seen: Conversation;
}

export interface OpenConversation {
  conversation: Conversation | null;
  seen: Conversation | null;
  /** The names of other people of the office who look at it. */
  viewers: readonly string[];
  state: 'loading' | 'ready' | 'missing' | 'failed';
  reload: () => void;
  /** Shows the state after one's own change. */
  show: (conversation: Conversation) => void;
}

/** Loads a conversation, tells the server that it is being looked at, and follows what others do with it. */
export function useConversation(userId: string, id: string): OpenConversation {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [viewers, setViewers] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState<{ id: string; state: 'missing' | 'failed' } | null>(null);
  const openId = useRef(id);

  const show = useCallback((conversation: Conversation) => {
    if (conversation._id !== openId.current) return;
    setLoaded({ id: conversation._id, conversation, seen: conversation });
    setFailure(null);
  }, []);

  const reload = useCallback(async () => {
    try {
      const { conversation } = await callEndpoint(getConversation, undefined, { params: { id } });
      if (openId.current !== id) return;
      setFailure(null);
      setLoaded((before) => {
        if (before?.id !== id) return { id, conversation, seen: conversation };
        if (conversation.version < before.conversation.version) return before;
        const isWriting = readReplyDraft(userId, id).reply !== '';
        return { id, conversation, seen: isWriting ? before.seen : conversation };
      });
    } catch (error) {
      if (openId.current !== id) return;
      const isMissing = error instanceof ApiError && error.status === 404;
      setFailure({ id, state: isMissing ? 'missing' : 'failed' });
    }
  }, [userId, id]);

  const current = loaded?.id === id ? loaded : null;
  const version = current?.conversation.version;

  async function look() {
    try {
      const seen = await callEndpoint(viewConversation, undefined, { params: { id } });
      if (openId.current !== id) return;
      setViewers(seen.viewers);
      if (seen.version !== version) void reload();
    } catch {
      // The next attempt follows soon, and the page itself says when the connection is lost.
    }
  }

  useEffect(() => {
    openId.current = id;
    setViewers([]);
    void reload();
    void look();
    // oxlint-disable-next-line react/exhaustive-deps -- only when another conversation opens
  }, [id, reload]);
  useRegularly(() => void look(), presenceMs);

  // A reply leaves after the time in which it can be undone; then its state is read again.
  const leavesAt = current?.conversation.entries
    .flatMap(({ sendAt }) => (sendAt === null ? [] : [new Date(sendAt).getTime()]))
    .toSorted((one, other) => one - other)[0];
  useEffect(() => {
    if (leavesAt === undefined) return undefined;
    const wait = leavesAt - Date.now() + 1500;
    if (wait > 120_000) return undefined;
    const timer = setTimeout(() => void reload(), Math.max(1500, wait));
    return () => clearTimeout(timer);
  }, [leavesAt, reload]);

  return {
    conversation: current?.conversation ?? null,
    seen: current?.seen ?? null,
    viewers,
    state: current !== null ? 'ready' : failure?.id === id ? failure.state : 'loading',
    reload: () => {
      setFailure(null);
      void reload();
    },
    show,
  };
}
