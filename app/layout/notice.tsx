import { useState } from 'react';
import { notice } from '#content/scrolling-notice.ts';
import styles from './notice.module.css';

/** The scrolling notice above the header of the home page. A button pauses it (WCAG 2.2.2). */
export function Notice() {
  const [isPaused, setPaused] = useState(false);
  return (
    <aside className={styles.notice} aria-label={notice.label}>
      <b>{notice.label}</b>
      <p className={styles.window} data-paused={isPaused}>
        <span>{notice.text}</span>
        <span aria-hidden="true">{notice.text}</span>
      </p>
      <button type="button" onClick={() => setPaused(!isPaused)}>
        {isPaused ? notice.play : notice.pause}
      </button>
    </aside>
  );
}
