import type { ComponentProps } from 'react';
import { Link as RouterLink, NavLink as RouterNavLink, useLocation } from 'react-router';
import { opensDocument } from './opens-document.ts';

const reducedMotion = import.meta.env.SSR ? undefined : matchMedia('(prefers-reduced-motion: reduce)');

/** A view transition shows the new page some frames later, which would be noticeable on a device with few cores. */
const isFastDevice = !import.meta.env.SSR && navigator.hardwareConcurrency > 4;

/** Whether the browser fades from one page to the next (app/layout/page-transition.css). */
const fades = () => isFastDevice && reducedMotion?.matches === false;

/** What goes with a link of React Router: how the browser gets to its page. */
function useWay({
  to,
  state,
  reloadDocument = false,
}: Pick<ComponentProps<typeof RouterLink>, 'to' | 'state' | 'reloadDocument'>) {
  const { pathname } = useLocation();
  return {
    viewTransition: fades(),
    reloadDocument: reloadDocument || (state === undefined && opensDocument(to, pathname)),
  };
}

/** A link to a page of the site; nothing else uses that of React Router. Where React makes the page, the browser fades to it, unless the visitor wants less motion. */
export function Link(props: ComponentProps<typeof RouterLink>) {
  return <RouterLink {...props} {...useWay(props)} />;
}

/** Like `Link`; the link to the current page has `aria-current`. */
export function NavLink(props: ComponentProps<typeof RouterNavLink>) {
  return <RouterNavLink {...props} {...useWay(props)} />;
}
