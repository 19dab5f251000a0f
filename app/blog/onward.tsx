import { Link } from 'react-router';
import { Arrow } from '#app/ui/arrow.tsx';
import { Picture } from '#app/ui/picture.tsx';
import type { Picture as PictureContent } from '#content/pictures/index.ts';
import styles from './onward.module.css';

interface OnwardProps {
  next: { slug: string; title: string; picture: PictureContent };
  all: string;
}

/** The ways on from an article: the next one, and back to all of them. */
export function Onward({ next, all }: OnwardProps) {
  return (
    <nav className={styles.onward} aria-label="More to read">
      <Link className={styles.next} to={`/Blog/${next.slug}`}>
        <Picture picture={next.picture} alt="" sizes="(width >= 750px) 220px, 34vw" />
        <span>
          {next.title} <Arrow />
        </span>
      </Link>
      <Link className={styles.all} to="/Blog">
        <Arrow back /> {all}
      </Link>
    </nav>
  );
}
