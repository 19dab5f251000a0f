import type { Pigment } from '#contract/site/course.ts';
import styles from './pan.module.css';

/** A pan of water colour. The parent sets its size with `className`. */
export function Pan({ pigment, className }: { pigment: Pigment; className: string | undefined }) {
  return (
    <span
      className={`${styles.pan} ${className ?? ''}`}
      style={{ '--pigment': `var(--${pigment})` }}
      aria-hidden="true"
    />
  );
}
