import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Work } from '#content/works.ts';

/** Put beside an address that was opened from the wall: one step back is the wall again. */
const openedHere = { isWorkOpenedHere: true };

interface ViewedWork {
  /** The work that the address names (?work=NAME); undefined where it names none that hangs here. */
  viewed: Work | undefined;
  /** Opens a work: a step of its own in the history. */
  open: (work: Work) => void;
  /** Goes on to another work: the same step of the history. */
  goTo: (work: Work) => void;
  /** Back to the wall, by the step that led here or, for a visitor who came with the address, in place of it. */
  close: () => void;
}

/** Reads from the address which work is looked at, and writes it there. */
export function useViewedWork(works: readonly Work[]): ViewedWork {
  const { key, search, state } = useLocation();
  const navigate = useNavigate();
  const name = new URLSearchParams(search).get('work');

  // A double click would take two steps where one was meant: each place in the history is left once.
  const here = useRef<string>(null);
  useEffect(() => {
    here.current = key;
  }, [key]);
  function once(leave: () => void) {
    if (here.current === null) return;
    here.current = null;
    leave();
  }

  function show(work: Work | null, options: { replace: boolean; state?: unknown }) {
    const parameters = new URLSearchParams(search);
    if (work === null) parameters.delete('work');
    else parameters.set('work', work.name);
    void navigate({ search: parameters.toString() }, { ...options, preventScrollReset: true });
  }

  return {
    viewed: works.find((work) => work.name === name),
    open: (work) => once(() => show(work, { replace: false, state: openedHere })),
    goTo: (work) => show(work, { replace: true, state }),
    close() {
      const isOpenedHere = (state as Partial<typeof openedHere> | null)?.isWorkOpenedHere === true;
      once(() => (isOpenedHere ? void navigate(-1) : show(null, { replace: true })));
    },
  };
}
