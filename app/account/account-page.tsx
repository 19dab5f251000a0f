import type { ReactNode } from 'react';
import type { LabelledWork } from '#contract/site/content.ts';
import { Sheet } from '#app/ui/page/sheet.tsx';
import { Sunlight } from '#app/ui/picture/sunlight.tsx';
import { Work } from '#app/lightbox/work.tsx';
import styles from './account-page.module.css';

/** The layout of the pages for signing in, signing up and resetting a password: a sheet with a form next to one work. */
export function AccountPage({
  title,
  work,
  children,
}: {
  title: string;
  work: LabelledWork;
  children: ReactNode;
}) {
  const isTall = work.picture.height > work.picture.width;
  return (
    <div className={styles.page} data-plain-dado>
      <Sunlight />
      <Sheet className={styles.sheet}>
        <h1>{title}</h1>
        {children}
      </Sheet>
      <Work
        className={`${styles.work} ${isTall ? styles.tall : ''}`}
        work={work}
        sizes={`(width >= 1000px) ${isTall ? 400 : 560}px, 1px`}
        hung="cord"
      />
    </div>
  );
}
