import type { CSSProperties } from 'react';
import { Work } from '#app/ui/work.tsx';
import type { Work as WorkContent } from '#content/works.ts';
import { hangPlan } from './hang-plan.ts';
import styles from './hang.module.css';

interface HangProps {
  works: readonly WorkContent[];
  /** The first of them is the page's top picture. */
  eager?: boolean;
  /** The first row hangs over the coloured upper wall, on light cords. */
  onBand?: boolean;
}

/**
 * Works on one wall at their own ratios, each with its label and what there is to tell about it. Phones are told a fifth
 * less than the truth: nobody sees it on their dense screens, and the room opens with half the bytes.
 */
export function Hang({ works, eager = false, onBand = false }: HangProps) {
  const places = hangPlan(works);
  return (
    <ul className={styles.wall}>
      {places.map(({ work, row, column, span, hung, small }, at) => {
        const { description, additionalText } = work;
        const place: CSSProperties = {
          '--row': row * 3 + 1,
          '--column': column,
          '--span': span,
          '--cord': onBand && row === 0 ? 'var(--bar-soft)' : undefined,
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
            <p className={styles.told}>
              {description}
              {additionalText === undefined ? null : <span>{additionalText}</span>}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
