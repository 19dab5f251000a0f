import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

const isTyping = () => document.activeElement?.matches('input, select, textarea') ?? false;

/**
 * On every new path: the page begins at its top at once (only an anchor within it is scrolled to
 * smoothly), and its heading takes the focus, so that a screen reader reads it and Tab goes on from there.
 * Stands before ScrollRestoration, whose own effect follows this one.
 */
export function PageFocus() {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);

  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    // Not left to ScrollRestoration: a browser need not look at the style first when it is sent to 0, 0.
    if (hash === '') document.documentElement.style.scrollBehavior = 'auto';
    scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname, hash]);

  useEffect(() => {
    document.documentElement.style.scrollBehavior = '';
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (isTyping()) return;
    const heading =
      document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    if (heading === null) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname]);

  return null;
}
