import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Link, NavLink } from '#app/ui/text/page-link.tsx';
import { maxOverviewCount } from '#contract/overview.ts';
import { mayUse, type Access, type Role } from '#contract/roles.ts';
import { useSession } from '#app/session.tsx';
import easel from '#app/textures/easel.svg';
import { Drawing } from '#app/ui/picture/drawing.tsx';
import { NoScriptMessage } from '#app/ui/page/no-script-message.tsx';
import { Sheet } from '#app/ui/page/sheet.tsx';
import { Skeleton } from '#app/ui/page/skeleton.tsx';
import { OfficeQueries } from './office-query.tsx';
import { overviewQuery } from './overview/overview-query.ts';
import { useSecondClickGuard } from './second-click.ts';
import styles from './office-page.module.css';

interface OfficePageProps {
  title: string;
  /** The id of the heading, which gets the focus when the content changes. */
  headingId: string;
  /** The first words of the message to visitors without access, such as 'This list'. */
  feature: string;
  /** The accounts that may use the page: the owner, or teachers too. */
  access?: 'office' | 'admin';
  /** Whether the page needs no more than the calls of docs/specification.md, section 7. */
  isSpecified?: boolean;
  children: ReactNode;
}

/** A page of the office. Only its accounts see its content; others see why not, and what they can do. */
export function OfficePage({
  title,
  headingId,
  feature,
  access = 'admin',
  isSpecified = false,
  children,
}: OfficePageProps) {
  useSecondClickGuard();
  return (
    <div className={styles.page}>
      <h1 id={headingId} tabIndex={-1}>
        {title}
      </h1>
      <NoScriptMessage feature={feature} />
      <OfficeQueries>
        <OfficeOnly feature={feature} access={access} isSpecified={isSpecified}>
          {children}
        </OfficeOnly>
      </OfficeQueries>
    </div>
  );
}

/** The pages of the office in the order of its menu, each with the accounts that may use it. */
const menuPages = [
  { to: '/office', name: 'Overview', access: 'office' },
  { to: '/office/inbox', name: 'Inbox', access: 'office' },
  { to: '/office/families', name: 'Families', access: 'office' },
  { to: '/admin', name: 'User List', access: 'admin' },
  { to: '/office/trials', name: 'Trial Classes', access: 'office' },
  { to: '/office/mails', name: 'Mails', access: 'admin' },
  { to: '/office/site', name: 'Website', access: 'admin' },
  { to: '/office/people', name: 'People', access: 'admin' },
  { to: '/office/log', name: 'Audit Log', access: 'office' },
  { to: '/office/second-factor', name: 'Second Factor', access: 'office' },
] as const satisfies readonly { to: string; name: string; access: Access }[];

function OfficeOnly({
  feature,
  access,
  isSpecified,
  children,
}: Required<Pick<OfficePageProps, 'feature' | 'access' | 'isSpecified' | 'children'>>) {
  const { user, isKnown, hasOnlySpecifiedCalls } = useSession();
  const { pathname, search } = useLocation();
  if (!isKnown) return <Skeleton lines={5} />;
  // Such a backend has no roles, so it alone knows who may see the page (docs/specification.md, section 6).
  if (hasOnlySpecifiedCalls && isSpecified) return children;
  if (user?.role !== undefined && mayUse('office', user.role)) {
    return (
      <>
        <OfficeMenu role={user.role} />
        {mayUse(access, user.role) ? (
          children
        ) : (
          <p className={styles.ownersOnly}>
            {feature} is for owners of the school only. What you can use is in the menu above.
          </p>
        )}
      </>
    );
  }
  return (
    <Sheet className={styles.closed}>
      <Drawing file={easel} width={180} height={120} />
      {user === null ? (
        <p>
          {feature} is for the school’s office only. If you work there, please{' '}
          <Link to="/login" state={{ from: pathname + search }}>
            sign in
          </Link>{' '}
          first.
        </p>
      ) : (
        <p>
          {feature} is for the school’s office only, and {user.userEmail} is not an office account. To use
          another account, first log out on your <Link to="/profile">profile page</Link>.
        </p>
      )}
    </Sheet>
  );
}

/** The menu of the office, with what needs the owner now. */
function OfficeMenu({ role }: { role: Role }) {
  const { data: overview } = useQuery(overviewQuery);
  const { inbox, mails } = overview ?? {};
  const unsent = (mails?.failed ?? 0) + (mails?.lateCodes ?? 0);
  return (
    <nav className={styles.menu} aria-label="Office">
      {menuPages
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
            {to === '/office/mails' && unsent > 0 && <Count number={unsent} words="not sent" isUrgent />}
          </NavLink>
        ))}
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
