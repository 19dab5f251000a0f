import { whatNext } from '#content/admission.ts';
import styles from './next-steps.module.css';

/** What happens after the application is sent, as a timeline. */
export function NextSteps() {
  return (
    <section className={styles.next} aria-labelledby="what-next">
      <h2 id="what-next">{whatNext.title}</h2>
      <ol>
        {whatNext.steps.map(({ when, text }) => (
          <li key={when}>
            <b>{when}</b>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
