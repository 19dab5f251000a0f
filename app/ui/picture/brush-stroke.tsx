import type { ReactNode } from 'react';
import type { Pigment } from '#contract/course.ts';
import styles from './brush-stroke.module.css';

/** The key word of a heading with a brush stroke under it. */
export function BrushStroke({ pigment = 'haldi', children }: { pigment?: Pigment; children: ReactNode }) {
  return (
    <em role="none" className={styles.brush} style={{ '--stroke': `var(--${pigment})` }}>
      {children}
    </em>
  );
}
