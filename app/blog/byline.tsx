import { PrerenderedDate } from '#app/ui/prerendered-date.tsx';
import styles from './byline.module.css';

interface BylineProps {
  /** The word before the author's name. */
  by: string;
  author: string;
  date: string;
  reading?: string;
}

/** Author, date and reading time of an article. */
export function Byline({ by, author, date, reading }: BylineProps) {
  return (
    <p className={styles.byline}>
      {by} {author} · <PrerenderedDate day={date} />
      {reading === undefined ? null : ` · ${reading}`}
    </p>
  );
}
