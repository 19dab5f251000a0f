import easel from '#app/textures/easel.svg';
import { Sheet } from '#app/ui/page/sheet.tsx';
import { Drawing } from '#app/ui/picture/drawing.tsx';
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
      <Sheet isTaped className={styles.note}>
        <Drawing file={easel} width={180} height={120} />
        <p>{children}</p>
        <p className={styles.when}>{roomWords.whenTheyHang}</p>
      </Sheet>
    </div>
  );
}
