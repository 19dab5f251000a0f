import { useLocation, useNavigate } from 'react-router';
import * as z from 'zod/mini';

const searchState = z.object({ search: z.string() });

/**
 * The words of the search, in the history of the browser: they are there again after a reload and on the way back from a
 * family. They are not in the address, because names and phone numbers do not belong in one.
 */
export function useSearch(): [words: string, search: (words: string) => void] {
  const { state } = useLocation();
  const navigate = useNavigate();
  const parsed = searchState.safeParse(state);
  return [
    parsed.success ? parsed.data.search : '',
    (words) => void navigate('', { replace: true, state: { search: words }, preventScrollReset: true }),
  ];
}
