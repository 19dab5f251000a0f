import type { CSSProperties } from 'react';
import type { Work as WorkContent } from '#content/works.ts';
import { Picture } from './picture.tsx';
import styles from './work.module.css';

interface WorkProps {
  work: WorkContent;
  sizes: string;
  /** How it is fixed to the wall. */
  hung?: 'cord' | 'pin' | 'tape' | 'plain';
  eager?: boolean;
  className?: string | undefined;
  style?: CSSProperties;
}

/** A work on the wall with its museum label: title, medium, first name and age of the maker. */
export function Work({ work, sizes, hung = 'plain', eager = false, className, style }: WorkProps) {
  const { title, medium, maker, age, alt, picture, placeholder } = work;
  return (
    <figure className={`${styles.work} ${className ?? ''}`} style={style}>
      <span className={hung === 'plain' ? undefined : styles[hung]}>
        <Picture picture={picture} alt={alt} sizes={sizes} eager={eager} placeholder={placeholder} />
      </span>
      <figcaption className={styles.label}>
        <b>{title}</b>
        <span>{medium}</span>
        <span>{age === null ? maker : `${maker}, ${age}`}</span>
      </figcaption>
    </figure>
  );
}
