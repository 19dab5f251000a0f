import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType, type Location } from 'react-router';

/** Footer and header write /classes in two ways; it is one page. */
const pageOf = ({ pathname }: Location) => pathname.toLowerCase();

const isTyping = () => document.activeElement?.matches('input, select, textarea') ?? false;

/**
 * On every new path: the page begins at its top at once, and its heading takes the focus, so that a screen
 * reader reads it and Tab goes on from there. Only the section that a followed link names is scrolled to
 * smoothly; a reload or a step back stays a jump. Stands before ScrollRestoration, whose own effect follows
 * this one.
 */
export function PageFocus() {
  const location = useLocation();
  const cameBy = useNavigationType();
  const shown = useRef(pageOf(location));

  useLayoutEffect(() => {
    const isNew = shown.current !== pageOf(location);
    const isFollowed = location.hash !== '' && cameBy !== 'POP';
    const { style } = document.documentElement;
    if (isFollowed && !matchMedia('(prefers-reduced-motion: reduce)').matches)
      style.scrollBehavior = 'smooth';
    else if (isNew) style.scrollBehavior = 'auto';
    // Not left to ScrollRestoration: a browser need not look at the style first when it is sent to 0, 0.
    if (isNew) scrollTo({ top: 0, behavior: 'instant' });
  }, [location, cameBy]);

  useEffect(() => {
    document.documentElement.style.scrollBehavior = '';
    if (shown.current === pageOf(location)) return;
    shown.current = pageOf(location);
    if (isTyping()) return;
    const heading =
      document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    if (heading === null) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [location]);

  return null;
}
