import type { Course } from '#contract/site/course.ts';
import styles from './price.module.css';

/** The price of a course with its period, such as 'Rs. 2500/- a month' (docs/specification.md, section 9). */
export function Price({ of: { price, period } }: { of: Pick<Course, 'price' | 'period'> }) {
  return (
    <span className={styles.price}>
      <small>Rs.</small> {price}/- <small>a {period}</small>
    </span>
  );
}
