import type { ReactNode } from 'react';
import { mayUse } from '#contract/roles.ts';
import { useSession } from '#app/session.tsx';
import { useHydrated } from '#app/ui/page/hydrated.ts';
import { OfficeHeader, OfficeHeading, type WayBack } from './office-header.tsx';
import { OfficeNav } from './office-nav.tsx';
import styles from './office-frame.module.css';

interface OfficeFrameProps {
  title: string;
  headingId: string;
  back: WayBack | undefined;
  /** Whether the page stands between the header and the footer of the site. */
  isWithinSite: boolean;
  /** Whether the page is hidden until somebody signs in again. It keeps its place and what was typed. */
  isCovered: boolean;
  children: ReactNode;
}

/** What is around a page of the office: its header, and the menu as soon as the user is known. */
export function OfficeFrame(props: OfficeFrameProps) {
  const { title, headingId, isWithinSite, isCovered, children } = props;
  // It may depend on the query and the id, which a prerendered page does not know.
  const back = useHydrated() ? props.back : undefined;
  const { user } = useSession();
  const nav = user?.role !== undefined && mayUse('office', user.role) && (
    <OfficeNav role={user.role} userName={user.fullName} />
  );
  const frame = `${styles.frame} ${back === undefined ? '' : styles.detail} ${isCovered ? styles.covered : ''}`;
  if (isWithinSite) {
    return (
      <div className={frame}>
        {nav}
        <div className={styles.page}>
          <OfficeHeading title={title} headingId={headingId} />
          {children}
        </div>
      </div>
    );
  }
  return (
    <div className={frame}>
      <OfficeHeader title={title} headingId={headingId} back={back} />
      {nav}
      <main id="content" tabIndex={-1} className={styles.page}>
        {children}
      </main>
    </div>
  );
}
