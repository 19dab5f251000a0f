import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { HeadingText } from '#app/ui/text/heading-text.tsx';
import type { Heading } from '#contract/site/fields.ts';
import styles from './collapsible.module.css';

/** From this width on everything is expanded (collapsible.module.css has the same width). */
const wideScreen = '(width >= 750px)';

/** A section that is collapsed on narrow screens and always expanded on wide ones. It works without JavaScript. */
export function Collapsible({ heading, children }: { heading: Heading; children: ReactNode }) {
  const details = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  // CSS shows the content on wide screens. This also opens it for screen readers and takes the heading out of the tab order.
  useEffect(() => {
    const media = matchMedia(wideScreen);
    function update() {
      if (details.current === null || summary.current === null) return;
      // Never closed here: a section that the visitor opened stays open.
      if (media.matches) details.current.open = true;
      summary.current.tabIndex = media.matches ? -1 : 0;
    }
    update();
    media.addEventListener('change', update);
    return () => media.removeEventListener('change', update);
  }, []);
  // A link to the section or to an element inside it opens it.
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
