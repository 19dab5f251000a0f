import { Link } from 'react-router';
import { Arrow } from '#app/ui/arrow.tsx';
import { Picture } from '#app/ui/picture.tsx';
import type { blogWords } from '#content/blog.ts';
import type { Picture as PictureContent } from '#content/pictures/index.ts';
import { Byline } from './byline.tsx';
import styles from './article-preview.module.css';

interface ArticlePreviewProps {
  article: {
    slug: string;
    title: string;
    author: string;
    date: string;
    summary: string;
    opening: string;
    picture: PictureContent;
  };
  words: Pick<typeof blogWords, 'by' | 'read'>;
  /** The latest article is shown larger, with its first paragraph. */
  isFirst?: boolean;
}

/** One article in the list. CSS extends the heading's link over the whole preview. */
export function ArticlePreview({ article, words, isFirst = false }: ArticlePreviewProps) {
  const { slug, title, author, date, summary, opening, picture } = article;
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
