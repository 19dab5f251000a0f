import type { ReactNode } from 'react';
import type { LabelledWork } from '#contract/site/content.ts';
import styles from './work-label.module.css';

interface WorkLabelProps {
  work: LabelledWork;
  as?: 'figcaption' | 'div';
  /** Replaces the title, for example with a heading. */
  title?: ReactNode;
}

/** The label of a work: title, medium, first name and age of the student. */
export function WorkLabel({ work, as: Tag = 'figcaption', title }: WorkLabelProps) {
  const { medium, maker, age } = work;
  return (
    <Tag className={styles.label}>
      {title ?? <b>{work.title}</b>}
      <span>{medium}</span>
      <span>{age === null ? maker : `${maker}, ${age}`}</span>
    </Tag>
  );
}
