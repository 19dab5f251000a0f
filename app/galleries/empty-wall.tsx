import { roomWords } from './words.ts';
import styles from './empty-wall.module.css';

interface EmptyWallProps {
  /** More of the page follows on the same ground. */
  isRoomy?: boolean;
  /** What is still missing. */
  children: string;
}

/** A note in the place of works, while none hang on a wall. */
export function EmptyWall({ isRoomy = false, children }: EmptyWallProps) {
  return (
    <div className={`${styles.wall} ${isRoomy ? styles.roomy : ''}`}>
      <div className={styles.note}>
        <p>{children}</p>
        <p className={styles.when}>{roomWords.whenTheyHang}</p>
      </div>
    </div>
  );
}
