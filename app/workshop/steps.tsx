import type { FilmStep } from '#content/tutorial.ts';
import { Lake, LakePaints } from './lake.tsx';
import styles from './steps.module.css';

/** The film on paper: each sheet shows the picture as it stands after a step. */
export function Steps({ steps }: { steps: readonly FilmStep[] }) {
  return (
    <>
      <LakePaints />
      <ol className={styles.steps}>
        {steps.map(({ title, text }, nth) => (
          <li key={title}>
            <Lake step={nth} />
            <div>
              <h3>
                {nth + 1}. {title}
              </h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}
