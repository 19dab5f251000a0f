import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { HeadingText } from '#app/ui/heading-text.tsx';
import type { Heading } from '#content/text.ts';
import styles from './fold.module.css';

/** From this width on nothing is folded (fold.module.css has the same). */
const wide = '(width >= 750px)';

/** A part of a long page: on a phone only its heading, until it is tapped; whole where there is room. Needs no script. */
export function Fold({ heading, children }: { heading: Heading; children: ReactNode }) {
  const details = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  // The styles show it whole on wide windows; this says the same to a screen reader and takes the heading out of the tab order.
  useEffect(() => {
    const media = matchMedia(wide);
    function match() {
      if (details.current === null || summary.current === null) return;
      // What a visitor has opened on a phone stays open.
      if (media.matches) details.current.open = true;
      summary.current.tabIndex = media.matches ? -1 : 0;
    }
    match();
    media.addEventListener('change', match);
    return () => media.removeEventListener('change', match);
  }, []);
  // A link to something inside, or to the section that it is, opens it.
  const location = useLocation();
  useEffect(() => {
    const target = document.getElementById(location.hash.slice(1));
    if (details.current === null || target === null) return;
    if (!details.current.contains(target) && details.current.parentElement !== target) return;
    details.current.open = true;
    target.scrollIntoView();
  }, [location]);
  return (
    <details ref={details} className={styles.fold} suppressHydrationWarning>
      <summary ref={summary}>
        <h2>
          <HeadingText heading={heading} isPlain />
        </h2>
        <svg viewBox="0 0 30 30" width="30" height="30" aria-hidden="true">
          <path d="M4 15.400c7-.9 15 .3 22-.6" />
          <path className={styles.upright} d="M15.200 4c-.7 7 .5 15-.3 22" />
        </svg>
      </summary>
      {children}
    </details>
  );
}
