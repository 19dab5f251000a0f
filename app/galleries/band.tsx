import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import type { Pigment } from '#contract/course.ts';
import styles from './band.module.css';

interface BandProps {
  pigment: Pigment;
  above: [name: string, to: string][];
  name: string;
  intro: string;
  /** What follows begins below the wall's edge instead of hanging over it. */
  clear?: boolean;
}

/** A room's upper wall, rollered in its pigment; the first works hang over its lower edge. */
export function Band({ pigment, above, name, intro, clear = false }: BandProps) {
  const longestWord = Math.max(...name.split(' ').map((word) => word.length));
  return (
    <div
      className={`${styles.band} ${pigment === 'haldi' ? styles.bright : ''} ${clear ? styles.clear : ''}`}
      style={{ '--pigment': `var(--${pigment})`, '--letters': longestWord }}
    >
      <div className={styles.words}>
        <Breadcrumb above={above} here={name} />
        <h1>{name}</h1>
        <p>{intro}</p>
      </div>
    </div>
  );
}
