import { Breadcrumb } from '#app/ui/page/breadcrumb.tsx';
import type { Pigment } from '#contract/site/course.ts';
import styles from './room-header.module.css';
import edges from './edges.module.css';

interface RoomHeaderProps {
  pigment: Pigment;
  parents: [name: string, to: string][];
  name: string;
  intro: string;
  /** The decoration of the lower edge, a class in edges.module.css. */
  edge?: string;
  /** The first works begin below the header instead of overlapping it. */
  clear?: boolean;
}

/** The header of a room: breadcrumb, name and introduction on a wall in the room's colour. The first works overlap it. */
export function RoomHeader({ pigment, parents, name, intro, edge, clear = false }: RoomHeaderProps) {
  const words = name.split(' ');
  const classes = [
    styles.band,
    pigment === 'haldi' && styles.bright,
    clear && styles.clear,
    // A long name takes two lines and the whole width that the introduction leaves.
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
