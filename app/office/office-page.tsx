import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Link } from '#app/ui/text/page-link.tsx';
import { mayUse } from '#contract/roles.ts';
import { useExpectedUser } from '#app/expected-user.ts';
import { SessionContext, useSession } from '#app/session.tsx';
import { NoScriptMessage } from '#app/ui/page/no-script-message.tsx';
import { Skeleton } from '#app/ui/page/skeleton.tsx';
import { EmptySheet } from './kit/empty-sheet.tsx';
import { PageHeading } from './kit/page-heading.ts';
import { OfficeQueries } from './office-query.tsx';
import { useSecondClickGuard } from './second-click.ts';
import { OfficeFrame } from './shell/office-frame.tsx';
import type { WayBack } from './shell/office-header.tsx';
import { SignInAgain } from './sign-in-again.tsx';
import styles from './office-page.module.css';

interface OfficePageProps {
  title: string;
  /** The id of the heading (`usePageHeading`). */
  headingId: string;
  /** The first words of the message to visitors without access, such as 'This list'. */
  feature: string;
  /** The accounts that may use the page: the owner, or teachers too. */
  access?: 'office' | 'admin';
  /** Whether docs/specification.md has the page: it needs no more than the calls of section 7, and keeps the header and footer of the site. */
  isSpecified?: boolean;
  /** From one thing to all of its kind. Such a page has the whole window of a phone: an arrow in its header, no bar. */
  back?: WayBack;
  children: ReactNode;
}

/**
 * A page of the office. Only its accounts see its content; others see why not, and what they can do. When the session ends, the
 * content is covered until the same user signs in again, and keeps what was typed.
 */
export function OfficePage({
  title,
  headingId,
  feature,
  access = 'admin',
  isSpecified = false,
  back,
  children,
}: OfficePageProps) {
  useSecondClickGuard();
  const session = useSession();
  const { user, endedUser } = session;
  const isCovered = user === null && endedUser?.role !== undefined && mayUse('office', endedUser.role);
  useExpectedUser(isCovered ? endedUser : user);
  return (
    <SessionContext value={isCovered ? { ...session, user: endedUser, isAuthenticated: true } : session}>
      <OfficeQueries>
        <PageHeading value={headingId}>
          <OfficeFrame
            title={title}
            headingId={headingId}
            back={back}
            isWithinSite={isSpecified}
            isCovered={isCovered}
          >
            <NoScriptMessage feature={feature} />
            <OfficeOnly feature={feature} access={access} isSpecified={isSpecified}>
              {children}
            </OfficeOnly>
          </OfficeFrame>
          <SignInAgain user={isCovered ? endedUser : null} />
        </PageHeading>
      </OfficeQueries>
    </SessionContext>
  );
}

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
    if (mayUse(access, user.role)) return children;
    return (
      <p className={styles.ownersOnly}>
        {feature} is for owners of the school only. What you can use is in the menu.
      </p>
    );
  }
  return (
    <EmptySheet className={styles.closed}>
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
    </EmptySheet>
  );
}
