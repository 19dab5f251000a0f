import type { ReactNode } from 'react';
import type { Pigment } from '#contract/course.ts';
import styles from './brush.module.css';

/** A heading's key word with one brush stroke under it. */
export function Brush({ pigment = 'haldi', children }: { pigment?: Pigment; children: ReactNode }) {
  return (
    <em role="none" className={styles.brush} style={{ '--stroke': `var(--${pigment})` }}>
      {children}
    </em>
  );
}
