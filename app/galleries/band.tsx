import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import type { Pigment } from '#contract/course.ts';
import styles from './band.module.css';
import edges from './edges.module.css';

interface BandProps {
  pigment: Pigment;
  parents: [name: string, to: string][];
  name: string;
  intro: string;
  /** The craft that the wall's lower edge is made in; the rest are rollered. */
  edge?: string;
  /** What follows begins below the wall's edge instead of hanging over it. */
  clear?: boolean;
}

/** A room's upper wall, rollered in its pigment; the first works hang over its lower edge. */
export function Band({ pigment, parents, name, intro, edge, clear = false }: BandProps) {
  const words = name.split(' ');
  const classes = [
    styles.band,
    pigment === 'haldi' && styles.bright,
    clear && styles.clear,
    // Takes two lines, and all the room that the words beside it leave.
    name.length > 10 && styles.long,
    name.length > 10 && words.length === 2 && styles.stacked,
    edge !== undefined && edge in edges && `${edges.edge} ${edges[edge]}`,
  ];
  const longestWord = Math.max(...words.map((word) => word.length));
  return (
    <div
      className={classes.filter(Boolean).join(' ')}
      style={{ '--pigment': `var(--${pigment})`, '--letters': longestWord, '--line': name.length }}
    >
      <div className={styles.words}>
        <Breadcrumb parents={parents} current={name} />
        <h1>{name}</h1>
        <p>{intro}</p>
      </div>
    </div>
  );
}
