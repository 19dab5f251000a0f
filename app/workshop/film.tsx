import { useRef, useState } from 'react';
import { useHydrated } from '#app/ui/hydrated.ts';
import { Picture } from '#app/ui/picture.tsx';
import type { Film as FilmWords } from '#content/tutorial.ts';
import styles from './film.module.css';

/** Our own film: a poster until it is asked for, one press to play, captions on. */
export function Film({ film }: { film: FilmWords }) {
  const { title, description, poster, play, loadNote, captionsNote } = film;
  const video = useRef<HTMLVideoElement>(null);
  const [hasStarted, setStarted] = useState(false);
  // Without script the browser's own controls start it, and nothing may lie over them.
  const hasButton = useHydrated() && !hasStarted;
  return (
    <figure className={styles.film}>
      <div className={styles.frame}>
        <Picture
          className={styles.poster}
          picture={poster}
          alt=""
          sizes="(width >= 1280px) 800px, (width >= 1100px) 64vw, 100vw"
        />
        <video
          ref={video}
          controls={!hasButton}
          preload="none"
          playsInline
          width="1280"
          height="720"
          aria-label={title}
          onPlay={() => setStarted(true)}
        >
          <source src="/film/tutorial.webm" type="video/webm" />
          <source src="/film/tutorial.mp4" type="video/mp4" />
          <track kind="captions" src="/film/tutorial.vtt" srcLang="en" label="English" default />
        </video>
        {hasButton && (
          <button
            className={styles.play}
            type="button"
            onClick={() => {
              void video.current?.play();
              video.current?.focus();
            }}
          >
            <span>
              <svg viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
                <path
                  d="M11 5c9.500 4.500 17.500 9 24 15-7 5.500-15 10.500-24 15.500C9.500 25 9.700 15 11 5z"
                  fill="currentColor"
                />
              </svg>
              {play}
            </span>
          </button>
        )}
      </div>
      <figcaption>
        <h2>{title}</h2>
        <p>{description}</p>
        <p className={styles.small}>
          {loadNote} {captionsNote}
        </p>
      </figcaption>
    </figure>
  );
}
