import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { HeadingText } from '#app/ui/heading-text.tsx';
import type { Film as FilmWords, FilmStep, lessonNeeds } from '#content/tutorial.ts';
import type { Heading } from '#content/text.ts';
import { Film } from './film.tsx';
import { Needs } from './needs.tsx';
import { Steps } from './steps.tsx';
import styles from './lesson.module.css';

interface LessonProps {
  film: FilmWords;
  needs: typeof lessonNeeds;
  title: Heading;
  steps: readonly FilmStep[];
  note: string;
}

/** The film first, its steps beside it: a step plays the film from there, and the film marks the step it has come to. */
export function Lesson({ film, needs, title, steps, note }: LessonProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [hasStarted, setStarted] = useState(false);
  const [reached, setReached] = useState(-1);

  function play(from?: number) {
    // Its controls have to be there before it can take the focus, and with the focus it comes into view.
    flushSync(() => setStarted(true));
    if (video.current === null) return;
    if (from !== undefined) video.current.currentTime = from;
    // Who pauses before the film has come interrupts it; its own controls are there to go on.
    video.current.play().catch(() => {});
    video.current.focus();
  }

  return (
    <div className={styles.lesson}>
      <div className={styles.desk}>
        <Film
          film={film}
          video={video}
          hasStarted={hasStarted}
          onAsked={() => play()}
          onStart={() => setStarted(true)}
          onTime={(seconds) => setReached(steps.findLastIndex(({ at }) => at <= seconds))}
        />
        <Needs needs={needs} />
      </div>
      <section className={styles.steps}>
        <h2>
          <HeadingText heading={title} isPlain />
        </h2>
        <Steps steps={steps} reached={reached} playFrom={film.playFrom} onPlay={play} />
        <p className={styles.note}>{note}</p>
      </section>
    </div>
  );
}
