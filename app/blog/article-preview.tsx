import { Link } from '#app/ui/text/page-link.tsx';
import { Arrow } from '#app/ui/picture/arrow.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { Picture as PictureContent } from '#contract/site/content.ts';
import { Byline } from './byline.tsx';
import { blogWords } from './words.ts';
import styles from './article-preview.module.css';

interface ArticlePreviewProps {
  article: {
    slug: string;
    title: string;
    author: string;
    date: string;
    summary: string;
    /** Only for the latest article: its first paragraph. */
    opening?: string | undefined;
    picture: PictureContent;
  };
  /** The latest article is shown larger. */
  isFirst?: boolean;
}

/** One article in the list. CSS extends the heading's link over the whole preview. */
export function ArticlePreview({ article, isFirst = false }: ArticlePreviewProps) {
  const { slug, title, author, date, summary, opening, picture } = article;
  return (
    <li className={isFirst ? `${styles.piece} ${styles.first}` : styles.piece}>
      <Picture
        picture={picture}
        alt=""
        sizes={
          isFirst
            ? '(width >= 1100px) 780px, (width >= 1000px) 66vw, (width >= 600px) 84vw, 80vw'
            : '(width >= 1100px) 372px, (width >= 1000px) 31vw, (width >= 600px) 41vw, 36vw'
        }
        eager={isFirst}
      />
      <article>
        <h2>
          <Link to={`/Blog/${slug}`}>{title}</Link>
        </h2>
        <Byline author={author} date={date} />
        <p className={styles.summary}>{summary}</p>
        {opening !== undefined && <p className={styles.opening}>{opening}</p>}
        <span className={styles.read} aria-hidden="true">
          {blogWords.read} <Arrow />
        </span>
      </article>
    </li>
  );
}
