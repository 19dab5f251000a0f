import type { ReactNode } from 'react';
import type { Work as WorkContent } from '#content/works.ts';
import { Sheet } from '#app/ui/sheet.tsx';
import { Sunlight } from '#app/ui/sunlight.tsx';
import { Work } from '#app/ui/work.tsx';
import styles from './account-page.module.css';

/** A calm card with one task, and one work on the wall beside it. */
export function AccountPage({
  title,
  work,
  children,
}: {
  title: string;
  work: WorkContent;
  children: ReactNode;
}) {
  return (
    <div className={styles.page}>
      <Sunlight />
      <Sheet isTaped className={styles.sheet}>
        <h1>{title}</h1>
        {children}
      </Sheet>
      <Work className={styles.work} work={work} sizes="(width >= 1000px) 560px, 1px" hung="cord" />
    </div>
  );
}
