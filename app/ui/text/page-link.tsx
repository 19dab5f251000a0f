import type { ComponentProps, MouseEvent } from 'react';
import { Link as RouterLink, NavLink as RouterNavLink, useLocation } from 'react-router';
import { opensDocument } from './opens-document.ts';

type LinkProps = Pick<ComponentProps<typeof RouterLink>, 'to' | 'state' | 'reloadDocument' | 'onClick'>;

/** Whether a document is on its way. */
let isDocumentComing = false;
// The page is back from the back/forward cache.
if (!import.meta.env.SSR) addEventListener('pageshow', () => (isDocumentComing = false));

/** What goes with a link of React Router: how the browser gets to its page. */
function useWay({ to, state, reloadDocument = false, onClick }: LinkProps) {
  const { pathname } = useLocation();
  const isDocument = reloadDocument || (state === undefined && opensDocument(to, pathname));
  return {
    reloadDocument: isDocument,
    onClick(event: MouseEvent<HTMLAnchorElement>) {
      onClick?.(event);
      // A document that comes late would take away the page that was tapped after it.
      if (isDocumentComing && !isDocument) stop();
      isDocumentComing = isDocument && !(event.ctrlKey || event.metaKey || event.shiftKey);
    },
  };
}

/** A link to a page of the site; nothing else uses that of React Router. */
export function Link(props: ComponentProps<typeof RouterLink>) {
  return <RouterLink {...props} {...useWay(props)} />;
}

/** Like `Link`; the link to the current page has `aria-current`. */
export function NavLink(props: ComponentProps<typeof RouterNavLink>) {
  return <RouterNavLink {...props} {...useWay(props)} />;
}
