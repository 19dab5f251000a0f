import { Link } from 'react-router';
import { Arrow } from '#app/ui/arrow.tsx';
import { Picture } from '#app/ui/picture.tsx';
import type { blogWords } from '#content/blog.ts';
import type { Picture as PictureContent } from '#content/pictures/index.ts';
import { Byline } from './byline.tsx';
import styles from './piece.module.css';

interface PieceProps {
  piece: {
    slug: string;
    title: string;
    author: string;
    date: string;
    summary: string;
    opening: string;
    picture: PictureContent;
  };
  words: Pick<typeof blogWords, 'by' | 'read'>;
  /** The newest has the width of the sheet and begins right here. */
  isFirst?: boolean;
}

/** One piece of the journal; all of it is one link, its words those of the heading. */
export function Piece({ piece, words, isFirst = false }: PieceProps) {
  const { slug, title, author, date, summary, opening, picture } = piece;
  return (
    <li className={isFirst ? `${styles.piece} ${styles.first}` : styles.piece}>
      <Picture
        picture={picture}
        alt=""
        sizes={
          isFirst
            ? '(width >= 1100px) 780px, (width >= 1000px) 66vw, (width >= 600px) 84vw, 100vw'
            : '(width >= 1100px) 372px, (width >= 1000px) 31vw, (width >= 600px) 41vw, 36vw'
        }
        eager={isFirst}
      />
      <article>
        <h2>
          <Link to={`/Blog/${slug}`}>{title}</Link>
        </h2>
        <Byline by={words.by} author={author} date={date} />
        <p className={styles.summary}>{summary}</p>
        {isFirst && <p className={styles.opening}>{opening}</p>}
        <span className={styles.read} aria-hidden="true">
          {words.read} <Arrow />
        </span>
      </article>
    </li>
  );
}
