import { useEffect, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';
import { opensDocument } from '#app/ui/text/opens-document.ts';
import { savesData } from '#app/offline/saves-data.ts';

/** A pointer that only crosses a link does not stay on it this long. */
const hoverMs = 60;

/** The path of the page that React makes when a link is followed; undefined for every other target. */
function pageOf({ target }: Event): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-discover]') : null;
  if (link === null || link.pathname === location.pathname) return undefined;
  return opensDocument(link.getAttribute('href'), location.pathname) ? undefined : link.pathname;
}

/**
 * Loads the script and the data of the page that a link leads to, if React makes it, as soon as the visitor is likely to follow it: the pointer
 * stays on it, it is touched or pressed, or it gets the focus. Does nothing if the visitor saves data.
 */
export function Prefetch() {
  const [page, setPage] = useState<string>();

  useEffect(() => {
    if (savesData()) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const soon = (event: Event) => {
      clearTimeout(timer);
      const next = pageOf(event);
      if (next !== undefined) timer = setTimeout(() => setPage(next), hoverMs);
    };
    const now = (event: Event) => {
      clearTimeout(timer);
      const next = pageOf(event);
      if (next !== undefined) setPage(next);
    };
    const listeners = new AbortController();
    const options = { passive: true, signal: listeners.signal };
    for (const type of ['pointerover', 'focusin']) addEventListener(type, soon, options);
    for (const type of ['pointerdown', 'touchstart']) addEventListener(type, now, options);
    return () => {
      clearTimeout(timer);
      listeners.abort();
    };
  }, []);

  return page !== undefined && <PrefetchPageLinks page={page} />;
}
