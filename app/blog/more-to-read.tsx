import { Link } from 'react-router';
import { Arrow } from '#app/ui/arrow.tsx';
import { Picture } from '#app/ui/picture.tsx';
import type { blogWords } from '#content/blog.ts';
import type { Picture as PictureContent } from '#content/pictures/index.ts';
import styles from './more-to-read.module.css';

interface MoreToReadProps {
  next: { slug: string; title: string; summary: string; picture: PictureContent };
  words: typeof blogWords;
}

/** Links below an article: to the next one and to all articles. */
export function MoreToRead({ next, words }: MoreToReadProps) {
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
