import type { Documents } from '#contract/site/documents.ts';
import styles from './sitting.module.css';

/** The timetable of a workshop. */
export function Sitting({ parts }: { parts: Documents['workshop']['afternoon']['parts'] }) {
  return (
    <ol className={styles.sitting}>
      {parts.map(({ time, title, text }) => (
        <li key={time}>
          {/* Not <time>: the school writes it as it likes, such as '1:30'. */}
          <span className={styles.time}>{time}</span>
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
