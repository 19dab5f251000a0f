import type { CSSProperties } from 'react';
import { Work } from '#app/ui/work.tsx';
import { works, type PictureName } from '#content/works.ts';
import { hangPlan } from './hang-plan.ts';
import styles from './hang.module.css';

interface HangProps {
  names: readonly PictureName[];
  /** The first of them is the page's top picture. */
  eager?: boolean;
  /** The first row hangs over the coloured upper wall, on light cords. */
  onBand?: boolean;
}

/** Works on one wall at their own ratios, each with its label and what there is to tell about it. */
export function Hang({ names, eager = false, onBand = false }: HangProps) {
  const places = hangPlan(names);
  return (
    <ul className={styles.wall}>
      {places.map(({ name, row, column, span, hung, small }, at) => {
        const { description, additionalText } = works[name];
        const place: CSSProperties = {
          '--row': row * 3 + 1,
          '--column': column,
          '--span': span,
          '--cord': onBand && row === 0 ? 'var(--bar-soft)' : undefined,
        };
        return (
          <li key={name} className={`${styles.place} ${small ? styles.small : ''}`} style={place}>
            <Work
              className={styles.work}
              name={name}
              hung={hung}
              eager={eager && at === 0}
              sizes={`(width >= 1280px) ${span * 48}px, (width >= 1000px) ${span * 3.75}vw,
                (width >= 600px) 45vw, ${small ? 60 : 85}vw`}
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
