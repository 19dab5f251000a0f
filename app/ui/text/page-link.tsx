import type { ComponentProps } from 'react';
import { Link as RouterLink, NavLink as RouterNavLink } from 'react-router';

const reducedMotion = import.meta.env.SSR ? undefined : matchMedia('(prefers-reduced-motion: reduce)');

/** A view transition shows the new page some frames later, which would be noticeable on a device with few cores. */
const isFastDevice = !import.meta.env.SSR && navigator.hardwareConcurrency > 4;

/** Whether the browser fades from one page to the next (app/layout/page-transition.css). */
const fades = () => isFastDevice && reducedMotion?.matches === false;

/** A link to a page of the site; nothing else uses that of React Router. The browser fades to the page, unless the visitor wants less motion. */
export function Link(props: ComponentProps<typeof RouterLink>) {
  return <RouterLink viewTransition={fades()} {...props} />;
}

/** Like `Link`; the link to the current page has `aria-current`. */
export function NavLink(props: ComponentProps<typeof RouterNavLink>) {
  return <RouterNavLink viewTransition={fades()} {...props} />;
}
