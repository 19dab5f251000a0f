import type { Pigment } from '#contract/course.ts';
import styles from './pan.module.css';

/** A pan of water colour that has been used; how large it is, its place says. */
export function Pan({ pigment, className }: { pigment: Pigment; className: string | undefined }) {
  return (
    <span
      className={`${styles.pan} ${className ?? ''}`}
      style={{ '--pigment': `var(--${pigment})` }}
      aria-hidden="true"
    />
  );
}
