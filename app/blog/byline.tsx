import { WrittenDate } from '#app/ui/written-date.tsx';
import styles from './byline.module.css';

/** Who wrote it and when, and how long it takes to read. */
export function Byline({ author, date, reading }: { author: string; date: string; reading?: string }) {
  return (
    <p className={styles.byline}>
      {author} · <WrittenDate day={date} />
      {reading === undefined ? null : ` · ${reading}`}
    </p>
  );
}
