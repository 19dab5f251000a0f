import { useState } from 'react';
import { notice } from '#content/school.ts';
import styles from './notice.module.css';

/** What every parent has to know, going by above the home page; it can be stopped. */
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
