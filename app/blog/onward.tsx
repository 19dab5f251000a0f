import { Link } from 'react-router';
import { Arrow } from '#app/ui/arrow.tsx';
import { Picture } from '#app/ui/picture.tsx';
import type { blogWords } from '#content/blog.ts';
import type { Picture as PictureContent } from '#content/pictures/index.ts';
import styles from './onward.module.css';

interface OnwardProps {
  next: { slug: string; title: string; summary: string; picture: PictureContent };
  words: typeof blogWords;
}

/** The ways on from an article: the next one, and back to all of them. */
export function Onward({ next, words }: OnwardProps) {
  return (
    <nav className={styles.onward} aria-label="More to read">
      <Link className={styles.next} to={`/Blog/${next.slug}`}>
        <Picture
          picture={next.picture}
          alt=""
          sizes="(width >= 1000px) 360px, (width >= 600px) 38vw, 100vw"
        />
        <span>
          <small>{words.next}</small>
          <b>{next.title}</b>
          <i>{next.summary}</i>
          <Arrow />
        </span>
      </Link>
      <Link className={styles.all} to="/Blog">
        <Arrow back /> {words.all}
      </Link>
    </nav>
  );
}
