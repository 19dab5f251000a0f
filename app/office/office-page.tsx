import type { ReactNode } from 'react';
import { Link, NavLink } from '#app/ui/page-link.tsx';
import { useSession } from '#app/session.tsx';
import easel from '#app/textures/easel.svg';
import { Drawing } from '#app/ui/drawing.tsx';
import { NoScriptMessage } from '#app/ui/no-script-message.tsx';
import { Sheet } from '#app/ui/sheet.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import styles from './office-page.module.css';

interface OfficePageProps {
  title: string;
  /** The id of the heading, which gets the focus when the content changes. */
  headingId: string;
  /** The first words of the message to visitors who are not admins, such as 'This list'. */
  feature: string;
  children: ReactNode;
}

/** A page of the office. Only admins see its content; others see why not, and what they can do. */
export function OfficePage({ title, headingId, feature, children }: OfficePageProps) {
  return (
    <div className={styles.page}>
      <h1 id={headingId} tabIndex={-1}>
        {title}
      </h1>
      <NoScriptMessage feature={feature} />
      <AdminOnly feature={feature}>{children}</AdminOnly>
    </div>
  );
}

function AdminOnly({ feature, children }: Pick<OfficePageProps, 'feature' | 'children'>) {
  const { user, isKnown } = useSession();
  if (!isKnown) return <Skeleton lines={5} />;
  if (user?.role === 'admin') {
    return (
      <>
        <nav className={styles.rooms} aria-label="Office">
          <NavLink to="/admin">User List</NavLink>
          <NavLink to="/office/log">Audit Log</NavLink>
          <NavLink to="/office/second-factor">Second Factor</NavLink>
        </nav>
        {children}
      </>
    );
  }
  return (
    <Sheet className={styles.closed}>
      <Drawing file={easel} width={180} height={120} />
      {user === null ? (
        <p>
          {feature} is for the school’s office only. If you work there, please{' '}
          <Link to="/login">sign in</Link> first.
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
