import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { maxOverviewCount } from '#contract/school/overview.ts';
import { mayUse, type Access, type Role } from '#contract/roles.ts';
import { NavLink } from '#app/ui/text/page-link.tsx';
import { overviewQuery } from './overview/overview-query.ts';
import styles from './office-menu.module.css';

interface MenuPage {
  to: string;
  name: string;
  access: Access;
}

/** The pages that a phone's menu shows at once, in one line. */
const dailyPages: readonly MenuPage[] = [
  { to: '/office', name: 'Overview', access: 'office' },
  { to: '/office/inbox', name: 'Inbox', access: 'office' },
  { to: '/office/families', name: 'Families', access: 'office' },
  { to: '/office/site', name: 'Website', access: 'admin' },
];

/** The pages that a phone's menu shows after 'More'; the open one stays. */
const otherPages: readonly MenuPage[] = [
  { to: '/office/trials', name: 'Trial Classes', access: 'office' },
  { to: '/office/mails', name: 'Mails', access: 'admin' },
  { to: '/admin', name: 'User List', access: 'admin' },
  { to: '/office/people', name: 'People', access: 'admin' },
  { to: '/office/log', name: 'Audit Log', access: 'office' },
  { to: '/office/second-factor', name: 'Second Factor', access: 'office' },
];

/** The menu of the office, with what needs the owner now. */
export function OfficeMenu({ role }: { role: Role }) {
  const { data: overview } = useQuery(overviewQuery);
  const [isOpen, setOpen] = useState(false);
  const { inbox, mails } = overview ?? {};
  const unsent = (mails?.failed ?? 0) + (mails?.lateCodes ?? 0);
  const notSent = unsent > 0 && <Count number={unsent} words="not sent" isUrgent />;

  const links = (pages: readonly MenuPage[]) =>
    pages
      .filter(({ access }) => mayUse(access, role))
      .map(({ to, name }) => (
        <NavLink key={to} to={to} end={to === '/office'}>
          {name}
          {to === '/office/inbox' && inbox !== undefined && inbox.open > 0 && (
            <Count
              number={inbox.open}
              words={inbox.overdue > 0 ? `to answer, ${inbox.overdue} of them late` : 'to answer'}
              isUrgent={inbox.overdue > 0}
            />
          )}
          {to === '/office/mails' && notSent}
        </NavLink>
      ));

  return (
    <nav className={styles.menu} aria-label="Office">
      {links(dailyPages)}
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        More
        {!isOpen && mayUse('admin', role) && notSent}
      </button>
      <div className={styles.others} data-open={isOpen || undefined}>
        {links(otherPages)}
      </div>
    </nav>
  );
}

/** A number beside the name of a page. It takes no space, so that nothing moves when it arrives. */
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
