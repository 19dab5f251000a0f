import { useEffect, useRef, useState } from 'react';
import { toast } from '#app/ui/toast.tsx';
import { UserPages, type UserPage } from './user-pages.ts';

/** The search is sent after a pause in typing. */
const typingPauseMs = 250;
/** A reply that takes longer is slow: the page shows that it waits. */
const slowMs = 500;

/** A value, as soon as it has not changed for a time. */
function useSettled<T>(value: T, milliseconds: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}

interface LoadedPage {
  /** The page that was loaded last; null before the first one. */
  shown: UserPage | null;
  /** Whether `shown` is about to be replaced: a request is on its way, or the visitor is typing. */
  isBusy: boolean;
  /** 'loading' after the first request, on a slow network and after a failure; until then the rows before stay. */
  state: 'ready' | 'loading' | 'failed';
  /** Reads the page again, for example after a deletion. */
  reload: () => void;
}

/**
 * Loads one page of the users that match a search, after a pause in typing. Only the reply to the last request counts. Shows
 * the toasts of docs/specification.md, sections 7 and 8.
 * @param page from 0
 */
export function useUserPage(words: string, page: number): LoadedPage {
  const search = useSettled(words, typingPauseMs);
  const [reloads, setReloads] = useState(0);
  const request = JSON.stringify([search, page, reloads]);
  const [pages] = useState(() => new UserPages());
  const [loaded, setLoaded] = useState({ request: '', shown: null as UserPage | null, isFailed: false });
  const isFirst = useRef(true);

  useEffect(() => {
    let isCurrent = true;
    async function load() {
      try {
        const shown = await pages.read(search, page);
        if (!isCurrent) return;
        setLoaded({ request, shown, isFailed: false });
        if (isFirst.current) toast.success(shown.message);
        isFirst.current = false;
      } catch {
        if (!isCurrent) return;
        setLoaded(({ shown }) => ({ request, shown, isFailed: true }));
        toast.error('Failed to fetch users');
      }
    }
    void load();
    return () => {
      isCurrent = false;
    };
  }, [pages, search, page, request]);

  const isLoading = loaded.request !== request;
  const isSlow = useSettled(isLoading, slowMs) && isLoading;
  const isWaiting = isLoading && (isSlow || loaded.isFailed || loaded.shown === null);
  return {
    shown: loaded.shown,
    isBusy: isLoading || search !== words,
    state: isWaiting ? 'loading' : loaded.isFailed && !isLoading ? 'failed' : 'ready',
    reload() {
      pages.forget();
      setReloads((count) => count + 1);
    },
  };
}
