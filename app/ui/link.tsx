import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Arrow } from './arrow.tsx';
import styles from './link.module.css';

/** The page's one call to action: a hand-cut piece of vermilion paper. */
export function EnrolLink({
  to = '/Formenroll',
  reload = false,
  label,
  children,
}: {
  to?: string;
  /** The browser fetches the whole page anew. */
  reload?: boolean;
  /** Said in place of the words, where these alone say too little. */
  label?: string;
  children: ReactNode;
}) {
  return (
    <Link className={styles.enrol} to={to} reloadDocument={reload} aria-label={label}>
      {children}
    </Link>
  );
}

/** The way into the form with a course chosen; several stand on a page, so the name says which one. */
export function CourseEnrolLink({ course, children }: { course: string; children: string }) {
  return (
    <EnrolLink to={`/Formenroll?${new URLSearchParams({ course })}`} label={`${children} in ${course}`}>
      {children}
    </EnrolLink>
  );
}

/** A quieter way on: words, a drawn arrow, a line under both. */
export function MoreLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className={styles.more} to={to}>
      {children} <Arrow />
    </Link>
  );
}

/** The class of a link, or of a button that reads as one, that stands by itself: underlined words, as high as a finger. */
export const quietLink = styles.quiet;
