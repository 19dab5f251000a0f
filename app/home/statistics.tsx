import { useRef } from 'react';
import type { Statistic } from '#contract/site/home.ts';
import { useCountUp } from './count-up.ts';
import styles from './statistics.module.css';

/** The school's numbers. The counting animation covers the final numbers and is hidden from screen readers. */
export function Statistics({ title, items }: { title: string; items: readonly Statistic[] }) {
  const sign = useRef<HTMLElement>(null);
  const progress = useCountUp(sign);
  return (
    <section ref={sign} className={styles.sign} data-screen>
      <div className={styles.words}>
        <h2>{title}</h2>
        <ul data-counting={progress !== null}>
          {items.map(({ label, from, to, suffix }) => (
            <li key={label}>
              <p className={styles.number}>
                <b>{`${to}${suffix}`}</b>
                {progress !== null && (
                  <b aria-hidden="true">
                    {Math.round(from + (to - from) * progress)}
                    {suffix}
                  </b>
                )}
              </p>
              <p className={styles.label}>{label}</p>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.border} />
    </section>
  );
}
