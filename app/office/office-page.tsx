import { useEffect, useRef, type ReactNode } from 'react';
import { Link, NavLink } from '#app/ui/page-link.tsx';
import { mayUse, type Access, type Role } from '#contract/roles.ts';
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
  /** The first words of the message to visitors without access, such as 'This list'. */
  feature: string;
  /** The accounts that may use the page: the owner, or teachers too. */
  access?: 'office' | 'admin';
  children: ReactNode;
}

/** A page of the office. Only its accounts see its content; others see why not, and what they can do. */
export function OfficePage({ title, headingId, feature, access = 'admin', children }: OfficePageProps) {
  return (
    <div className={styles.page}>
      <h1 id={headingId} tabIndex={-1}>
        {title}
      </h1>
      <NoScriptMessage feature={feature} />
      <OfficeOnly feature={feature} access={access}>
        {children}
      </OfficeOnly>
    </div>
  );
}

/** The rooms of the office, in the order of the menu. Each has the accounts that may use it. */
const rooms = [
  { to: '/office', name: 'Overview', access: 'office' },
  { to: '/office/people', name: 'People', access: 'admin' },
  { to: '/admin', name: 'User List', access: 'admin' },
  { to: '/office/log', name: 'Audit Log', access: 'office' },
  { to: '/office/second-factor', name: 'Second Factor', access: 'office' },
] as const satisfies readonly { to: string; name: string; access: Access }[];

/** The menu of the office: one line, which scrolls on narrow screens so that the present room is visible. */
function OfficeMenu({ role }: { role: Role }) {
  const menu = useRef<HTMLElement>(null);
  useEffect(() => {
    const current = menu.current?.querySelector('[aria-current]');
    if (!(current instanceof HTMLElement) || menu.current === null) return;
    menu.current.scrollLeft = current.offsetLeft - (menu.current.clientWidth - current.offsetWidth) / 2;
  }, []);
  return (
    <nav ref={menu} className={styles.rooms} aria-label="Office">
      {rooms
        .filter((room) => mayUse(room.access, role))
        .map(({ to, name }) => (
          <NavLink key={to} to={to} end={to === '/office'}>
            {name}
          </NavLink>
        ))}
    </nav>
  );
}

function OfficeOnly({
  feature,
  access,
  children,
}: Required<Pick<OfficePageProps, 'feature' | 'access' | 'children'>>) {
  const { user, isKnown } = useSession();
  if (!isKnown) return <Skeleton lines={5} />;
  if (user !== null && mayUse(access, user.role)) {
    return (
      <>
        <OfficeMenu role={user.role} />
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
