import type { SittingPart } from '#content/workshop.ts';
import styles from './sitting.module.css';

/** The timetable of a workshop. */
export function Sitting({ parts }: { parts: readonly SittingPart[] }) {
  return (
    <ol className={styles.sitting}>
      {parts.map(({ time, title, text }) => (
        <li key={time}>
          <time>{time}</time>
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
