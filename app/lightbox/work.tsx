import type { CSSProperties } from 'react';
import { LightboxLink } from './lightbox-link.tsx';
import type { LabelledWork, Work as WholeWork } from '#contract/site/content.ts';
import { Picture } from '#app/ui/picture/picture.tsx';
import { WorkLabel } from '#app/ui/picture/work-label.tsx';
import styles from './work.module.css';

interface WorkProps {
  /** A work with a description can be opened in the lightbox. */
  work: LabelledWork | WholeWork;
  sizes: string;
  /** How the picture is fixed to the wall. */
  hung?: 'cord' | 'pin' | 'tape' | 'plain';
  eager?: boolean;
  className?: string | undefined;
  style?: CSSProperties;
}

/** The picture of a work with its label and, if it has a description, a button that opens the lightbox (app/lightbox), which app/ui/ does not know. */
export function Work({ work, sizes, hung = 'plain', eager = false, className, style }: WorkProps) {
  const { alt, picture, placeholder } = work;
  return (
    <figure className={`${styles.work} ${className ?? ''}`} style={style}>
      <span className={styles[hung]}>
        <Picture picture={picture} alt={alt} sizes={sizes} eager={eager} placeholder={placeholder} />
        {'description' in work && <LightboxLink work={work} />}
      </span>
      <WorkLabel work={work} />
    </figure>
  );
}
