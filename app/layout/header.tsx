import { lazy, Suspense, useEffect, useRef, type ComponentProps, type RefObject } from 'react';
import { useLocation, useRouteLoaderData } from 'react-router';
import { Link, NavLink } from '#app/ui/text/page-link.tsx';
import { useRootData } from '#app/school.ts';
import { sessionRequests, useSession } from '#app/session.tsx';
import { EnrolLink } from '#app/ui/text/link.tsx';
import { AccountSlot } from './account-slot.tsx';
import styles from './header.module.css';
import { Logo } from './logo.tsx';
import { Notice } from './notice.tsx';
import { usePopover } from './popover.ts';
import { SchemeSwitch } from './scheme-switch.tsx';
import { WorkshopsMenu } from './workshops-menu.tsx';

/** Not imported here, so that visitors do not even load its address. */
const EditPencil = lazy(() => sessionRequests().then(({ editPencil }) => editPencil()));

/** docs/specification.md, section 9 */
const menuCloseDelayMs = 3000;

/** Closes the menu some time after it was opened, unless it is hovered or has focus at that time. */
function useSelfClosing(menu: RefObject<HTMLElement | null>, isOpen: boolean) {
  useEffect(() => {
    if (!isOpen) return;
    const timer = setTimeout(() => {
      const isUsed = menu.current?.matches(':hover, :focus-within') ?? true;
      if (!isUsed) menu.current?.hidePopover();
    }, menuCloseDelayMs);
    return () => clearTimeout(timer);
  }, [menu, isOpen]);
}

/** The header of every page. Its links are a row on wide screens and a menu on narrow ones. */
export function Header() {
  const { pathname } = useLocation();
  const { user } = useSession();
  const home = useRouteLoaderData<{ notice: ComponentProps<typeof Notice> }>('home/home');
  const { school, navigation } = useRootData();
  const menu = useRef<HTMLElement>(null);
  const { isOpen, place } = usePopover(menu);
  useSelfClosing(menu, isOpen);
  return (
    <>
      {home !== undefined && <Notice {...home.notice} />}
      <header className={styles.header}>
        <Link to="/" className={styles.logo} aria-label={`${school.name}, home`}>
          <Logo />
          {/* The first screen of the home page already has the name in large letters. */}
          {pathname !== '/' && <span className={styles.name}>{school.name}</span>}
        </Link>
        <button type="button" className={styles.toggle} popoverTarget="menu" aria-label="Menu">
          <svg viewBox="0 0 30 24" width="30" height="24" aria-hidden="true">
            <g fill="none" stroke="currentColor" strokeWidth="2.6" strokeLinecap="round">
              <path d="M2 4.5C10 3 20 5 28 3.6" />
              <path d="M2 12.4c9-1.4 17 .8 26-.4" />
              <path d="M2 20.5c8-1.3 18 .7 26-.6" />
            </g>
          </svg>
        </button>
        <nav
          ref={menu}
          id="menu"
          popover="auto"
          className={styles.menu}
          aria-label="Main"
          onBeforeToggle={place}
        >
          <ul>
            {/* Not `isOfficeRole`: its module would bring zod to every page. */}
            {(user?.role === 'admin' || user?.role === 'teacher') && (
              <li>
                <NavLink to="/office">Office</NavLink>
              </li>
            )}
            {navigation.header.map((item) =>
              'links' in item ? (
                <WorkshopsMenu key={item.label} {...item} />
              ) : (
                <li key={item.href}>
                  <NavLink to={item.href} end={item.href === '/'}>
                    {item.label}
                  </NavLink>
                </li>
              ),
            )}
            <AccountSlot />
          </ul>
          <div className={styles.below}>
            <EnrolLink>Enroll Now</EnrolLink>
            <SchemeSwitch />
          </div>
        </nav>
        {user?.role === 'admin' && (
          <Suspense>
            <EditPencil />
          </Suspense>
        )}
      </header>
    </>
  );
}
