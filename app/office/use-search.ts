import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import * as z from 'zod/mini';

const searchState = z.object({ search: z.string() });

/**
 * The words of the search, in the history of the browser: they are there again after a reload and on the way back from a
 * family. They are not in the address, because names and phone numbers do not belong in one. They are kept at each key, so that
 * nothing is left to do when a family is opened.
 */
export function useSearch(): [words: string, search: (words: string) => void] {
  const { state } = useLocation();
  const navigate = useNavigate();
  const [words, setWords] = useState(() => {
    const kept = searchState.safeParse(state);
    return kept.success ? kept.data.search : '';
  });
  function search(next: string) {
    setWords(next);
    void navigate('', { replace: true, state: { search: next }, preventScrollReset: true });
  }
  return [words, search];
}

/** A search is sent after a pause in typing. */
export const typingPauseMs = 300;

/** A text after a pause in typing, to be sent. */
export function useAfterPause(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(setSettled, typingPauseMs, text);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
