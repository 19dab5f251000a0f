import { useEffect, useRef } from 'react';

/**
 * The end of a page's first view. The publisher loads the rules of everything below it here, with the first of these elements
 * on the page (server/site/document.ts): a browser shows what is above before the stylesheet has loaded.
 */
export function Fold() {
  const link = useRef<HTMLLinkElement>(null);
  useEffect(() => {
    const { current } = link;
    if (!current?.hasAttribute('href')) return;
    // Another page needs the rules too: a copy stays when this element goes.
    const copy = current.cloneNode() as HTMLLinkElement;
    copy.removeAttribute('data-fold');
    if (document.head.querySelector(`link[href="${copy.getAttribute('href')}"]`) === null) {
      document.head.querySelector('style')?.after(copy);
    }
  }, []);
  return <link ref={link} data-fold="" />;
}
