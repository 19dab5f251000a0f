import type { Course } from '#contract/course.ts';
import styles from './price.module.css';

/** A course's price as docs/specification.md, section 9 writes it, and beside it, small, what it pays for: 'Rs. 2500/- a month'. */
export function Price({ of: { price, period } }: { of: Pick<Course, 'price' | 'period'> }) {
  return (
    <span className={styles.price}>
      <small>Rs.</small> {price}/- <small>a {period}</small>
    </span>
  );
}
