import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useLocation } from 'react-router';
import { maxOverviewCount } from '#contract/school/overview.ts';
import { mayUse, type Access, type Role } from '#contract/roles.ts';
import { Logo } from '#app/layout/logo.tsx';
import { usePopover } from '#app/layout/popover.ts';
import { SchemeSwitch } from '#app/layout/scheme-switch.tsx';
import { Link, NavLink } from '#app/ui/text/page-link.tsx';
import { overviewQuery } from '../overview/overview-query.ts';
import { NavIcon, type NavIconName } from './nav-icon.tsx';
import styles from './office-nav.module.css';

interface NavPage {
  to: string;
  name: string;
  access: Access;
}

/** The pages that are used every day: on a phone a bar at the thumb, on a wide screen the head of the column. */
const dailyPages: readonly (NavPage & { icon: NavIconName })[] = [
  { to: '/office', name: 'Today', icon: 'today', access: 'office' },
  { to: '/office/inbox', name: 'Inbox', icon: 'inbox', access: 'office' },
  { to: '/office/families', name: 'Families', icon: 'families', access: 'office' },
  { to: '/office/site', name: 'Website', icon: 'website', access: 'admin' },
];

/** Pages of the website whose addresses do not say so. */
const websitePages = ['/office/edit', '/office/pictures'];

/** Whether the page that is shown is one of those to which an item of the menu leads. */
function isCurrent(to: string, pathname: string): boolean {
  const shown = pathname.toLowerCase().replace(/\/*$/, '/');
  const isWithin = (path: string) => shown.startsWith(`${path}/`);
  if (to === '/office') return shown === '/office/';
  return isWithin(to) || (to === '/office/site' && websitePages.some(isWithin));
}

/** The pages behind 'More' on a phone. */
const otherPages: readonly NavPage[] = [
  { to: '/office/trials', name: 'Trial Classes', access: 'office' },
  { to: '/office/mails', name: 'Mails', access: 'admin' },
  { to: '/admin', name: 'User List', access: 'admin' },
  { to: '/office/people', name: 'People', access: 'admin' },
  { to: '/office/log', name: 'Audit Log', access: 'office' },
  { to: '/office/second-factor', name: 'Second Factor', access: 'office' },
];

interface OfficeNavProps {
  role: Role;
  /** The name of the user, which leads to the profile. */
  userName: string;
}

/** The menu of the office, with what needs the owner now: a bar at the bottom of a phone, a column on a wide screen. */
export function OfficeNav({ role, userName }: OfficeNavProps) {
  const { data: overview } = useQuery(overviewQuery);
  const { pathname } = useLocation();
  const more = useRef<HTMLDivElement>(null);
  usePopover(more);
  const { inbox, mails } = overview ?? {};
  const unsent = (mails?.failed ?? 0) + (mails?.lateCodes ?? 0);
  const notSent = unsent > 0 && <Count number={unsent} words="not sent" isUrgent />;
  const mayOpen = ({ access }: NavPage) => mayUse(access, role);
  const others = otherPages.filter(mayOpen);

  return (
    <nav className={styles.nav} aria-label="Office">
      <span className={styles.mark}>
        <Logo />
      </span>
      {dailyPages.filter(mayOpen).map(({ to, name, icon }) => (
        <Link
          key={to}
          className={styles.item}
          to={to}
          aria-current={isCurrent(to, pathname) ? 'page' : undefined}
        >
          <NavIcon name={icon} />
          {name}
          {to === '/office/inbox' && inbox !== undefined && inbox.open > 0 && (
            <Count
              number={inbox.open}
              words={inbox.overdue > 0 ? `to answer, ${inbox.overdue} of them late` : 'to answer'}
              isUrgent={inbox.overdue > 0}
            />
          )}
        </Link>
      ))}
      <button
        type="button"
        className={styles.item}
        popoverTarget="office-more"
        aria-current={others.some(({ to }) => pathname.startsWith(to)) ? 'true' : undefined}
      >
        <NavIcon name="more" />
        More
        {mayUse('admin', role) && notSent}
      </button>
      <div ref={more} id="office-more" popover="auto" className={styles.more}>
        <ul>
          {others.map(({ to, name }) => (
            <li key={to}>
              <NavLink to={to}>
                {name}
                {to === '/office/mails' && notSent}
              </NavLink>
            </li>
          ))}
          <li className={styles.own}>
            <NavLink to="/" end>
              The public site
            </NavLink>
          </li>
          <li>
            <NavLink to="/profile">{userName}</NavLink>
          </li>
        </ul>
        <SchemeSwitch className={styles.scheme} />
      </div>
    </nav>
  );
}

/** A number inside the item of a page. It takes no space, so that nothing moves when it arrives. */
function Count({ number, words, isUrgent }: { number: number; words: string; isUrgent: boolean }) {
  return (
    <>
      <span className={styles.count} data-urgent={isUrgent || undefined} aria-hidden="true">
        {number >= maxOverviewCount ? `${number - 1}+` : number}
      </span>
      <span className="visually-hidden">
        ({number} {words})
      </span>
    </>
  );
}
