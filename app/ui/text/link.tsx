import type { ReactNode } from 'react';
import type { OfferedCourse } from '#contract/site/content.ts';
import { Link } from './page-link.tsx';
import { Arrow } from '../picture/arrow.tsx';
import styles from './link.module.css';

/** The page's call to action; it looks like a hand-cut piece of vermilion paper. */
export function EnrolLink({
  to = '/Formenroll',
  reload = false,
  label,
  children,
}: {
  to?: string;
  /** Loads the page from the server instead of navigating in the browser. */
  reload?: boolean;
  /** The accessible name, if the visible text alone is ambiguous. */
  label?: string;
  children: ReactNode;
}) {
  return (
    <Link className={styles.enrol} to={to} reloadDocument={reload} aria-label={label}>
      {children}
    </Link>
  );
}

/** Link to the application form with a course selected. The accessible name contains the course, as a page has several. */
export function CourseEnrolLink({
  course: { courseName, slug },
  children,
}: {
  course: Pick<OfferedCourse, 'courseName' | 'slug'>;
  children: string;
}) {
  return (
    <EnrolLink to={`/Formenroll?course=${slug}`} label={`${children} in ${courseName}`}>
      {children}
    </EnrolLink>
  );
}

/** A secondary link: text with a hand-drawn arrow, underlined. */
export function MoreLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className={styles.more} to={to}>
      {children} <Arrow />
    </Link>
  );
}

/** The class of an underlined link, or of a button that looks like one, with a large touch target. */
export const quietLink = styles.quiet;

/** The class of a row of such links and buttons: side by side without it, they would read as one. */
export const quietRow = styles.row;
