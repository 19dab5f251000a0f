import { Link } from '#app/ui/text/page-link.tsx';
import { ChalkNotice } from '#app/notices/chalk-notice.tsx';
import { PageHead } from '#app/ui/page/page-head.tsx';
import type { DatedNotice } from '#app/notices/dated-notices.ts';
import type { ClassesPage } from './classes-page.ts';
import styles from './classes-head.module.css';

interface ClassesHeadProps extends Pick<ClassesPage, 'title' | 'lead' | 'parts'> {
  notices: readonly DatedNotice[];
}

/** The top of the page: heading, links to the sections, and the next dated notice. */
export function ClassesHead({ title, lead, parts, notices }: ClassesHeadProps) {
  return (
    <div className={styles.head}>
      <PageHead heading={title} parents={[['Home', '/']]}>
        <p>{lead}</p>
      </PageHead>
      <nav className={styles.parts} aria-label="On this page">
        {parts.map(({ label, href }) => (
          <Link key={href} to={href}>
            {label}
          </Link>
        ))}
      </nav>
      <ChalkNotice notices={notices} className={styles.notice} />
    </div>
  );
}
