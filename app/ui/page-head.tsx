import type { ReactNode } from 'react';
import type { Pigment } from '#contract/course.ts';
import type { Heading } from '#content/text.ts';
import { widthOfLine } from '#app/fonts/word-widths.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { HeadingText } from './heading-text.tsx';
import styles from './page-head.module.css';

interface PageHeadProps {
  heading: Heading;
  pigment?: Pigment;
  /** The pages above this one; without it the page shows no breadcrumb. */
  above?: [name: string, to: string][];
  /** The page's name in the breadcrumb, where it differs from the heading. */
  here?: string;
  /** Stands to the right of the heading where there is room, below it on the phone. */
  children?: ReactNode;
}

/** The top of an inner page: where it stands, its name written large, and what it is about. */
export function PageHead({
  heading,
  pigment = 'haldi',
  above,
  here = heading.text,
  children,
}: PageHeadProps) {
  const { text } = heading;
  // A short heading keeps to one line on a phone; of a longer one the longest word has to fit.
  const letters = text.length <= 10 ? text.length : Math.max(...text.split(' ').map((word) => word.length));
  return (
    <div className={styles.head}>
      <div>
        {above !== undefined && <Breadcrumb above={above} here={here} />}
        <h1 style={{ '--letters': letters, '--line': widthOfLine(text), '--count': text.length }}>
          <HeadingText heading={heading} pigment={pigment} />
        </h1>
      </div>
      {children !== undefined && <div className={styles.about}>{children}</div>}
    </div>
  );
}
