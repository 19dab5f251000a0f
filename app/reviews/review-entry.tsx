import { Picture } from '#app/ui/picture/picture.tsx';
import type { Picture as PictureFiles } from '#contract/site/content.ts';
import type { Documents } from '#contract/site/documents.ts';
import styles from './review-entry.module.css';
import '#app/fonts/hands.css';

type Review = Omit<Documents['reviews']['reviews'][number], 'portrait'> & { portrait: PictureFiles };

/** One review with a portrait, in the handwriting font and ink colour of its author. */
export function ReviewEntry({ review: { name, relation, quote, portrait, hand, ink } }: { review: Review }) {
  return (
    <li
      className={`${styles.entry} ${hand === 'fountain' ? styles.fine : ''}`}
      style={{ '--hand': `'hand ${hand}', var(--display)`, '--ink-of': `var(--${ink}-text)` }}
    >
      <span className={styles.photo}>
        <Picture picture={portrait} alt={`Portrait of ${name}`} sizes="(width < 1000px) 80px, 128px" />
      </span>
      <figure>
        <blockquote>
          <p>{quote}</p>
        </blockquote>
        <figcaption>
          <b>{name}</b> <span>{relation}</span>
        </figcaption>
      </figure>
    </li>
  );
}
