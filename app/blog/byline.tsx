import { PrerenderedDate } from '#app/ui/prerendered-date.tsx';
import styles from './byline.module.css';

interface BylineProps {
  /** The word before the author's name. */
  by: string;
  author: string;
  date: string;
  reading?: string;
}

/** Who wrote it and when, and how long it takes to read. */
export function Byline({ by, author, date, reading }: BylineProps) {
  return (
    <p className={styles.byline}>
      {by} {author} · <PrerenderedDate day={date} />
      {reading === undefined ? null : ` · ${reading}`}
    </p>
  );
}
