import type { Heading } from '#contract/site/fields.ts';
import { reservedWidth } from '#app/fonts/reserved-width.ts';
import { HeadingText } from '#app/ui/text/heading-text.tsx';
import { PrerenderedDate } from '#app/ui/text/prerendered-date.tsx';
import styles from './blog-header.module.css';

interface BlogHeaderProps {
  heading: Heading;
  /** The number of the issue. */
  issue: string;
  strap: string;
  /** The date of the latest article, shown as the date of the issue. */
  newest: string | undefined;
}

/** The name of the journal, its issue number and date. */
export function BlogHeader({ heading, issue, strap, newest }: BlogHeaderProps) {
  return (
    <header className={styles.nameplate}>
      <h1
        style={{ '--line': reservedWidth(heading.text), '--count': heading.text.length }}
        suppressHydrationWarning
      >
        <HeadingText heading={heading} />
      </h1>
      <p>
        <span>{issue}</span>
        <span className={styles.strap}>{strap}</span>
        {newest !== undefined && <PrerenderedDate day={newest} />}
      </p>
    </header>
  );
}
