import type { CSSProperties } from 'react';
import { works, type PictureName } from '#content/works.ts';
import { Picture } from './picture.tsx';
import styles from './work.module.css';

interface WorkProps {
  name: PictureName;
  sizes: string;
  /** How it is fixed to the wall. */
  hung?: 'cord' | 'pin' | 'tape' | 'plain';
  eager?: boolean;
  className?: string | undefined;
  style?: CSSProperties;
}

/** A work on the wall with its museum label: title, medium, first name and age of the maker. */
export function Work({ name, sizes, hung = 'plain', eager = false, className, style }: WorkProps) {
  const { title, medium, maker, age } = works[name];
  return (
    <figure className={`${styles.work} ${className ?? ''}`} style={style}>
      <span className={hung === 'plain' ? undefined : styles[hung]}>
        <Picture name={name} sizes={sizes} eager={eager} />
      </span>
      <figcaption className={styles.label}>
        <b>{title}</b>
        <span>{medium}</span>
        <span>{age === null ? maker : `${maker}, ${age}`}</span>
      </figcaption>
    </figure>
  );
}
