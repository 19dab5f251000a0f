import { useHydrated } from '#app/ui/page/hydrated.ts';
import type { Documents } from '#contract/site/documents.ts';
import { Lake, LakeDefinitions } from './lake.tsx';
import styles from './steps.module.css';

/** Formats a time as minutes and seconds: '1:05'. */
const formatTime = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

interface StepsProps {
  steps: Documents['tutorial']['steps']['steps'];
  /** The index of the current step of the film; -1 before the first. */
  current: number;
  onPlay: (from: number) => void;
}

/** The steps of the film, each with a drawing of the result and its time in the film. */
export function Steps({ steps, current, onPlay }: StepsProps) {
  const canPlay = useHydrated();
  return (
    <>
      <LakeDefinitions />
      <ol className={styles.steps}>
        {steps.map(({ at, title, text }, index) => (
          <li key={title} aria-current={index === current ? 'step' : undefined}>
            <Lake step={index} />
            <div>
              <h3>
                {index + 1}. {title}
              </h3>
              <p>{text}</p>
              {canPlay ? (
                <button
                  className={styles.time}
                  type="button"
                  aria-label={`Play from ${formatTime(at)}, ${title}`}
                  onClick={() => onPlay(at)}
                >
                  {formatTime(at)}
                </button>
              ) : (
                <span className={styles.time}>{formatTime(at)}</span>
              )}
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}
