import type { CSSProperties } from 'react';
import { Work } from '#app/lightbox/work.tsx';
import type { Work as WorkContent } from '#contract/site/content.ts';
import { hangPlan } from './hang-plan.ts';
import styles from './hang.module.css';

interface HangProps {
  works: readonly WorkContent[];
  /** Loads the first work eagerly, because it is at the top of the page. */
  eager?: boolean;
  /** The first row overlaps the room's coloured header and has light cords. */
  overlapsHeader?: boolean;
}

/**
 * The works of a room on a wall, each with its label and description. On phones `sizes` is a fifth smaller than the real
 * width: this halves the bytes, and the difference is not visible on high-density screens.
 */
export function Hang({ works, eager = false, overlapsHeader = false }: HangProps) {
  const places = hangPlan(works);
  return (
    <ul className={styles.wall} data-late-pictures="">
      {places.map(({ work, row, column, span, hung, small }, at) => {
        const { description, additionalText } = work;
        const place: CSSProperties = {
          '--row': row * 3 + 1,
          '--column': column,
          '--span': span,
          '--cord': overlapsHeader && row === 0 ? 'var(--bar-soft)' : undefined,
        };
        return (
          <li
            key={work.name}
            className={`${styles.place} ${small ? styles.small : ''}`}
            style={place}
            data-last={at === places.length - 1 || undefined}
          >
            <Work
              className={styles.work}
              work={work}
              hung={hung}
              eager={eager && at === 0}
              sizes={`(width >= 1280px) ${span * 48}px, (width >= 1000px) ${span * 3.75}vw,
                (width >= 600px) 45vw, ${small ? 56 : 78}vw`}
            />
            <p className={styles.description}>
              {description}
              {additionalText === undefined ? null : <span>{additionalText}</span>}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
