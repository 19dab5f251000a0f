import type { Documents } from '#contract/site/documents.ts';
import styles from './next-steps.module.css';

/** What happens after the application is sent, as a timeline. */
export function NextSteps({ title, steps }: Documents['admission']['next']) {
  return (
    <section className={styles.next} aria-labelledby="what-next">
      <h2 id="what-next">{title}</h2>
      <ol>
        {steps.map(({ when, text }) => (
          <li key={when}>
            <b>{when}</b>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
