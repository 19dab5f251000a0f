import { whatNext } from '#content/admission.ts';
import styles from './what-next.module.css';

/** What happens after sending, and when: three stops on one pencil line. */
export function WhatNext() {
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
