import { useLayoutEffect, useRef } from 'react';

/**
 * The end of a page's first view. The publisher loads the rules of everything below it here, with the first of these elements
 * on the page (server/site/document.ts): a browser shows what is above before the stylesheet has loaded.
 */
export function Fold() {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const address = place.current?.querySelector('link')?.getAttribute('href');
    if (!address || document.head.querySelector(`link[href="${address}"]`) !== null) return undefined;
    // Other pages need the rules too. The copy is loaded now and applies when this element goes: rules that apply twice make
    // the browser lay out the whole page again.
    const copy = document.createElement('link');
    copy.rel = 'stylesheet';
    copy.media = 'not all';
    copy.href = address;
    document.head.querySelector('style')?.after(copy);
    return () => {
      copy.media = 'all';
    };
  }, []);
  return (
    <span ref={place} data-fold="" hidden>
      {/* A text, because hydration rejects elements that it does not expect, except in an element with only text. */}
      {''}
    </span>
  );
}
