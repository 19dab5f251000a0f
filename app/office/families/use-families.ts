import { useCallback, useEffect, useRef, useState } from 'react';
import { getFamilies, type FamilyItem } from '#contract/family.ts';
import { callEndpoint } from '#app/api.ts';
import { messageOf } from '#app/api-error.ts';
import { toast } from '#app/ui/toast.tsx';

/** The search is sent after a pause in typing. */
const typingPauseMs = 250;

interface Loaded {
  /** The search that the items belong to. */
  search: string;
  items: readonly FamilyItem[];
  next: string | null;
}

/** Loads the families that a search finds, page by page. Only the reply to the last request counts. */
export function useFamilies(words: string) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [isFailed, setFailed] = useState(false);
  const [isLoadingMore, setLoadingMore] = useState(false);
  const [tries, setTries] = useState(0);
  const current = useRef(0);

  useEffect(() => {
    current.current += 1;
    const request = current.current;
    async function load() {
      try {
        const query = { q: words, limit: 25, cursor: undefined };
        const { items, next } = await callEndpoint(getFamilies, undefined, { query });
        if (request !== current.current) return;
        setLoaded({ search: words, items, next });
        setFailed(false);
      } catch {
        if (request === current.current) setFailed(true);
      }
    }
    const timer = setTimeout(() => void load(), typingPauseMs);
    return () => clearTimeout(timer);
  }, [words, tries]);

  const loadMore = useCallback(async () => {
    if (loaded === null || loaded.next === null || isLoadingMore) return;
    const request = current.current;
    setLoadingMore(true);
    try {
      const query = { q: loaded.search, limit: 25, cursor: loaded.next };
      const { items, next } = await callEndpoint(getFamilies, undefined, { query });
      if (request === current.current) setLoaded({ ...loaded, items: [...loaded.items, ...items], next });
    } catch (error) {
      toast.error(messageOf(error));
    } finally {
      setLoadingMore(false);
    }
  }, [loaded, isLoadingMore]);

  const retry = useCallback(() => {
    setFailed(false);
    setTries((count) => count + 1);
  }, []);
  return { loaded, isFailed, isLoadingMore, loadMore, retry };
}
