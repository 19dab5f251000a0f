import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType, type Location } from 'react-router';

/** Paths are compared in lower case, because footer and header link to /classes in two spellings. */
const pageOf = ({ pathname }: Location) => pathname.toLowerCase();

const isTyping = () => document.activeElement?.matches('input, select, textarea') ?? false;

/**
 * On navigation to another path, scrolls to the top at once and moves the focus to the heading, so that a screen reader
 * announces the new page and Tab continues from there. Only a followed link to a fragment scrolls smoothly; reload and back
 * do not. It must come before ScrollRestoration, whose effect has to run after this one.
 */
export function PageFocus() {
  const location = useLocation();
  const navigationType = useNavigationType();
  const shown = useRef(pageOf(location));

  useLayoutEffect(() => {
    const isNew = shown.current !== pageOf(location);
    const isFragmentLink = location.hash !== '' && navigationType !== 'POP';
    const { style } = document.documentElement;
    if (isFragmentLink && !matchMedia('(prefers-reduced-motion: reduce)').matches)
      style.scrollBehavior = 'smooth';
    else if (isNew) style.scrollBehavior = 'auto';
    // ScrollRestoration alone is not enough: for a scroll to 0, 0 a browser may ignore the scroll-behavior set above.
    if (isNew) scrollTo({ top: 0, behavior: 'instant' });
  }, [location, navigationType]);

  useEffect(() => {
    document.documentElement.style.scrollBehavior = '';
    if (shown.current === pageOf(location)) return;
    shown.current = pageOf(location);
    if (isTyping()) return;
    const heading = document.querySelector<HTMLElement>('h1') ?? document.querySelector<HTMLElement>('main');
    if (heading === null) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [location]);

  return null;
}
