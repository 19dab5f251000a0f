import { PrerenderedDate } from '#app/ui/text/prerendered-date.tsx';
import { blogWords } from './words.ts';
import styles from './byline.module.css';

interface BylineProps {
  author: string;
  date: string;
  reading?: string;
}

/** Author, date and reading time of an article. */
export function Byline({ author, date, reading }: BylineProps) {
  return (
    <p className={styles.byline}>
      {blogWords.by} {author} · <PrerenderedDate day={date} />
      {reading === undefined ? null : ` · ${reading}`}
    </p>
  );
}
