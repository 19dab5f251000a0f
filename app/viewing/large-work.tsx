import { Dialog } from '@base-ui/react/dialog';
import type { RefCallback } from 'react';
import { Picture } from '#app/ui/picture.tsx';
import { WorkLabel } from '#app/ui/work-label.tsx';
import type { Work } from '#content/works.ts';
import { likenessOf } from './tile.ts';
import type { View } from './zoom.ts';
import styles from './large-work.module.css';

interface LargeWorkProps {
  work: Work;
  /** From which side it comes; 0 when it is the one that was opened. */
  from: 0 | 1 | -1;
  /** What it hangs in: its room while it is zoomed. */
  frame: RefCallback<HTMLElement>;
  view: View;
  isHeld: boolean;
  isZoomed: boolean;
  onLoad: () => void;
}

/** The work under its lamp, and its label. */
export function LargeWork({ work, from, frame, view, isHeld, isZoomed, onLoad }: LargeWorkProps) {
  const { name, picture, alt, title, description, additionalText } = work;
  return (
    <figure
      className={`${styles.figure} ${isZoomed ? styles.zoomed : ''}`}
      style={{ '--ratio': picture.width / picture.height, '--most': `${picture.width}px` }}
    >
      <div ref={frame} className={styles.frame}>
        <div
          key={name}
          className={`${styles.picture} ${isHeld ? styles.held : ''}`}
          data-large-work={name}
          style={{
            '--from': from,
            transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})`,
          }}
          onLoad={onLoad}
        >
          <Picture
            picture={picture}
            alt={alt}
            sizes={isZoomed ? `${picture.width}px` : sizesOf(work)}
            eager
            placeholder={likenessOf(work)}
          />
        </div>
      </div>
      <figcaption className={styles.words}>
        <WorkLabel work={work} as="div" title={<Dialog.Title>{title}</Dialog.Title>} />
        <p>{description}</p>
        {additionalText !== undefined && <p>{additionalText}</p>}
      </figcaption>
    </figure>
  );
}

/** How wide a work is drawn when it is seen whole (large-work.module.css). */
export function sizesOf({ picture: { width, height } }: Work): string {
  const ratio = (width / height).toFixed(3);
  return `(width >= 1000px) min(100vw - 414px, (100vh - 186px) * ${ratio}), min(100vw, 56vh * ${ratio})`;
}
