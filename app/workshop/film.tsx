import type { RefObject } from 'react';
import { useHydrated } from '#app/ui/page/hydrated.ts';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { Picture as PictureFiles } from '#contract/site/content.ts';
import type { Documents } from '#contract/site/documents.ts';
import styles from './film.module.css';

export type FilmContent = Pick<Documents['tutorial']['film'], 'title' | 'description' | 'captionsNote'> & {
  poster: PictureFiles;
};

interface FilmProps {
  film: FilmContent;
  video: RefObject<HTMLVideoElement | null>;
  hasStarted: boolean;
  onPlayClick: () => void;
  onStart: () => void;
  onTime: (seconds: number) => void;
}

const loadNote = 'The film comes from this site. Nothing is loaded until you press play.';

/** The film with a poster and a play button. Nothing is loaded before a click. */
export function Film({ film, video, hasStarted, onPlayClick, onStart, onTime }: FilmProps) {
  const { title, description, poster, captionsNote } = film;
  // Without JavaScript the browser's own controls are used, and no button may cover them.
  const hasButton = useHydrated() && !hasStarted;
  return (
    <figure className={styles.film}>
      <div className={styles.frame}>
        <Picture
          className={styles.poster}
          picture={poster}
          alt=""
          sizes="(width >= 1280px) 720px, (width >= 1000px) 56vw, (width >= 600px) 100vw, 80vw"
          eager
        />
        <video
          ref={video}
          controls={!hasButton}
          preload="none"
          playsInline
          width="1280"
          height="720"
          aria-label={title}
          onPlay={onStart}
          onTimeUpdate={({ currentTarget }) => onTime(currentTarget.currentTime)}
        >
          <source src="/film/tutorial.mp4" type="video/mp4" />
          {/* The film itself shows the same text, so the track is off by default. */}
          <track kind="captions" src="/film/tutorial.vtt" srcLang="en" label="English" />
        </video>
        {hasButton && (
          <button className={styles.play} type="button" onClick={onPlayClick}>
            <span>
              <svg viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
                <path
                  d="M11 5c9.500 4.500 17.500 9 24 15-7 5.500-15 10.500-24 15.500C9.500 25 9.700 15 11 5z"
                  fill="currentColor"
                />
              </svg>
              Play the film
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
