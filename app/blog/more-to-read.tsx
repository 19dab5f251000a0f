import { Link } from '#app/ui/text/page-link.tsx';
import { Arrow } from '#app/ui/picture/arrow.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { Picture as PictureContent } from '#contract/site/content.ts';
import { blogWords } from './words.ts';
import styles from './more-to-read.module.css';

interface MoreToReadProps {
  /** Undefined if there is only one article. */
  next: { slug: string; title: string; summary: string; picture: PictureContent } | undefined;
}

/** Links below an article: to the next one and to all articles. */
export function MoreToRead({ next }: MoreToReadProps) {
  return (
    <nav className={styles.onward} aria-label="More to read">
      {next !== undefined && (
        <Link className={styles.next} to={`/Blog/${next.slug}`}>
          <Picture
            picture={next.picture}
            alt=""
            sizes="(width >= 1000px) 360px, (width >= 600px) 38vw, 100vw"
          />
          <span>
            <small>{blogWords.next}</small>
            <b>{next.title}</b>
            <i>{next.summary}</i>
            <Arrow />
          </span>
        </Link>
      )}
      <Link className={styles.all} to="/Blog">
        <Arrow back /> {blogWords.all}
      </Link>
    </nav>
  );
}
