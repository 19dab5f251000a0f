import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { HeadingText } from '#app/ui/text/heading-text.tsx';
import type { Documents } from '#contract/site/documents.ts';
import { Film, type FilmContent } from './film.tsx';
import { Needs } from './needs.tsx';
import { Steps } from './steps.tsx';
import styles from './lesson.module.css';

interface LessonProps {
  film: FilmContent;
  needs: Documents['tutorial']['needs'];
  steps: Documents['tutorial']['steps'];
}

/** The film and its steps. A click on a step plays the film from there, and the current step of the film is marked. */
export function Lesson({ film, needs, steps: { title, steps, note } }: LessonProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [hasStarted, setStarted] = useState(false);
  const [currentStep, setCurrentStep] = useState(-1);

  function play(from?: number) {
    // The controls must be rendered before the video can get the focus; the focus also scrolls it into view.
    flushSync(() => setStarted(true));
    if (video.current === null) return;
    if (from !== undefined) video.current.currentTime = from;
    // play() rejects if the visitor pauses before the film is loaded; the controls can start it again.
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
          onPlayClick={() => play()}
          onStart={() => setStarted(true)}
          onTime={(seconds) => setCurrentStep(steps.findLastIndex(({ at }) => at <= seconds))}
        />
        <Needs needs={needs} />
      </div>
      <section className={styles.steps}>
        <h2>
          <HeadingText heading={title} isPlain />
        </h2>
        <Steps steps={steps} current={currentStep} onPlay={play} />
        <p className={styles.note}>{note}</p>
      </section>
    </div>
  );
}
