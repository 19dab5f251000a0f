import type { ReactNode } from 'react';
import type { Pigment } from '#contract/site/course.ts';
import type { Heading } from '#contract/site/fields.ts';
import { reservedWidth } from '#app/fonts/reserved-width.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { HeadingText } from '../text/heading-text.tsx';
import styles from './page-head.module.css';

interface PageHeadProps {
  heading: Heading;
  pigment?: Pigment;
  /** The parent pages for the breadcrumb; without them there is no breadcrumb. */
  parents?: [name: string, to: string][];
  /** The name of this page in the breadcrumb, if it differs from the heading. */
  current?: string;
  /** The introduction: on the right of the heading, or below it on narrow screens. */
  children?: ReactNode;
}

/** The top of a page: breadcrumb, main heading and introduction. */
export function PageHead({
  heading,
  pigment = 'haldi',
  parents,
  current = heading.text,
  children,
}: PageHeadProps) {
  const { text } = heading;
  // A short heading must fit on one line of a phone; for a longer heading its longest word must fit.
  const letters = text.length <= 10 ? text.length : Math.max(...text.split(' ').map((word) => word.length));
  return (
    <div className={styles.head}>
      <div>
        {parents !== undefined && <Breadcrumb parents={parents} current={current} />}
        {/* The key: another heading does not keep the width. */}
        <h1
          key={text}
          style={{ '--letters': letters, '--line': reservedWidth(text), '--count': text.length }}
          suppressHydrationWarning
        >
          <HeadingText heading={heading} pigment={pigment} />
        </h1>
      </div>
      {children !== undefined && <div className={styles.about}>{children}</div>}
    </div>
  );
}
