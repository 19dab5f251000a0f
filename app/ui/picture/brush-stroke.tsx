import type { Pigment } from '#contract/site/course.ts';
import styles from './brush-stroke.module.css';

/** Several words of at most so many letters fit into one line of a phone. */
const maxTogether = 16;

/** The key word of a heading with a brush stroke under it. */
export function BrushStroke({ pigment = 'haldi', children }: { pigment?: Pigment; children: string }) {
  const isTogether = children.includes(' ') && children.length <= maxTogether;
  return (
    <em
      role="none"
      className={isTogether ? `${styles.brush} ${styles.together}` : styles.brush}
      style={{ '--stroke': `var(--${pigment})` }}
    >
      {children}
    </em>
  );
}
