import { Link } from 'react-router';
import { ChalkNotice } from '#app/notices/chalk-notice.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import type { classesIntro } from '#content/classes.ts';
import type { DatedNotice } from '#app/notices/upcoming-notices.ts';
import type { Heading } from '#contract/content/fields.ts';
import styles from './classes-head.module.css';

interface ClassesHeadProps {
  heading: Heading;
  intro: typeof classesIntro;
  notices: readonly DatedNotice[];
}

/** The top of the page: heading, links to the sections, and the next dated notice. */
export function ClassesHead({ heading, intro, notices }: ClassesHeadProps) {
  return (
    <div className={styles.head}>
      <PageHead heading={heading} parents={[['Home', '/']]}>
        <p>{intro.lead}</p>
      </PageHead>
      <nav className={styles.parts} aria-label={intro.parts.title}>
        {intro.parts.links.map(({ label, href }) => (
          <Link key={href} to={href}>
            {label}
          </Link>
        ))}
      </nav>
      <ChalkNotice notices={notices} className={styles.notice} />
    </div>
  );
}
