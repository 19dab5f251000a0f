import { useId, type ReactNode } from 'react';
import { actionRow } from './actions.tsx';
import styles from './office-notice.module.css';

interface OfficeNoticeProps {
  title: string;
  /** Whether something is wrong, which a colour says too. */
  isSerious?: boolean;
  /** What can be done. */
  answers: ReactNode;
  /** Why. */
  children: ReactNode;
}

/** A notice above a page, with what can be done about it. */
export function OfficeNotice({ title, isSerious = false, answers, children }: OfficeNoticeProps) {
  const headingId = useId();
  return (
    <section className={`${styles.notice} ${isSerious ? styles.serious : ''}`} aria-labelledby={headingId}>
      <div>
        <h2 id={headingId}>{title}</h2>
        {children}
      </div>
      <div className={actionRow}>{answers}</div>
    </section>
  );
}
