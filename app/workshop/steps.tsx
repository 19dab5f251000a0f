import { useHydrated } from '#app/ui/hydrated.ts';
import type { FilmStep } from '#content/tutorial.ts';
import { Lake, LakePaints } from './lake.tsx';
import styles from './steps.module.css';

/** Minutes and seconds, as a player shows them. */
const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

interface StepsProps {
  steps: readonly FilmStep[];
  /** Which step the film has come to, -1 before the first. */
  reached: number;
  playFrom: string;
  onPlay: (from: number) => void;
}

/** The film on paper: each sheet shows the picture as it stands after a step, and when the film comes to it. */
export function Steps({ steps, reached, playFrom, onPlay }: StepsProps) {
  const canPlay = useHydrated();
  return (
    <>
      <LakePaints />
      <ol className={styles.steps}>
        {steps.map(({ at, title, text }, nth) => (
          <li key={title} aria-current={nth === reached ? 'step' : undefined}>
            <Lake step={nth} />
            <div>
              <h3>
                {nth + 1}. {title}
              </h3>
              <p>{text}</p>
              {canPlay ? (
                <button
                  className={styles.time}
                  type="button"
                  aria-label={`${playFrom} ${clock(at)}, ${title}`}
                  onClick={() => onPlay(at)}
                >
                  {clock(at)}
                </button>
              ) : (
                <span className={styles.time}>{clock(at)}</span>
              )}
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}
