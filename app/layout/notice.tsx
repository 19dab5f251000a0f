import { useState } from 'react';
import type { Documents } from '#contract/site/documents.ts';
import styles from './notice.module.css';

/** The scrolling notice above the header of the home page. A button pauses it (WCAG 2.2.2) and shows all of it at once. */
export function Notice({ label, text }: Documents['school']['notice']) {
  const [isPaused, setPaused] = useState(false);
  return (
    <aside className={styles.notice} aria-label={label} data-paused={isPaused}>
      <b>{label}</b>
      <p className={styles.window}>
        <span>{text}</span>
        <span aria-hidden="true">{text}</span>
      </p>
      <button type="button" onClick={() => setPaused(!isPaused)}>
        {isPaused ? 'Play' : 'Pause'}
      </button>
    </aside>
  );
}
