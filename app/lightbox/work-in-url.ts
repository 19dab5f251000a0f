import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Work } from '#contract/site/content.ts';

/** History state of a URL that was opened from its page: then Back leads to the page without the lightbox. */
const openedHere = { isWorkOpenedHere: true };

interface WorkInUrl {
  /** The work in the URL (?work=NAME); undefined if there is none or it is not on this page. */
  workInUrl: Work | undefined;
  /** Opens a work with a new history entry. */
  open: (work: Work) => void;
  /** Shows another work in the same history entry. */
  goTo: (work: Work) => void;
  /** Closes the work: goes back in the history, or replaces the entry if the visitor came with this URL. */
  close: () => void;
}

/** The enlarged work is stored in the query of the URL, so that it can be shared and Back closes it. */
export function useWorkInUrl(works: readonly Work[]): WorkInUrl {
  const { key, search, state } = useLocation();
  const navigate = useNavigate();
  const name = new URLSearchParams(search).get('work');

  // Each history entry is left only once, so that a double click does not navigate twice.
  const currentKey = useRef<string>(null);
  useEffect(() => {
    currentKey.current = key;
  }, [key]);
  function once(leave: () => void) {
    if (currentKey.current === null) return;
    currentKey.current = null;
    leave();
  }

  function show(work: Work | null, options: { replace: boolean; state?: unknown }) {
    const parameters = new URLSearchParams(search);
    if (work === null) parameters.delete('work');
    else parameters.set('work', work.name);
    void navigate({ search: parameters.toString() }, { ...options, preventScrollReset: true });
  }

  return {
    workInUrl: works.find((work) => work.name === name),
    open: (work) => once(() => show(work, { replace: false, state: openedHere })),
    goTo: (work) => show(work, { replace: true, state }),
    close() {
      const isOpenedHere = (state as Partial<typeof openedHere> | null)?.isWorkOpenedHere === true;
      once(() => (isOpenedHere ? void navigate(-1) : show(null, { replace: true })));
    },
  };
}
