import { quietLink } from '#app/ui/text/link.tsx';
import styles from './news.module.css';

interface NewsProps {
  /** Said when what is shown could not be loaded again; undefined otherwise. */
  problem: string | undefined;
  /** Whether the server has something else than is shown. */
  isBehind: boolean;
  /** Shows it. */
  onShow: () => void;
}

/** Says in its own place, so that no row moves, that something has changed. Its place is there before its words. */
export function News({ problem, isBehind, onShow }: NewsProps) {
  return (
    <div className={styles.news} aria-live="polite">
      {problem ??
        (isBehind && (
          <button type="button" className={quietLink} onClick={onShow}>
            Show what has changed
          </button>
        ))}
    </div>
  );
}
