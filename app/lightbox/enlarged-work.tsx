import { Dialog } from '@base-ui/react/dialog';
import type { RefCallback } from 'react';
import { Picture } from '#app/ui/picture/picture.tsx';
import { WorkLabel } from '#app/ui/picture/work-label.tsx';
import type { Work } from '#contract/site/content.ts';
import { placeholderOf } from './thumbnail.ts';
import type { View } from './zoom.ts';
import styles from './enlarged-work.module.css';

interface EnlargedWorkProps {
  work: Work;
  /** The side from which the work slides in; 0 for the work that was opened first. */
  from: 0 | 1 | -1;
  /** The ref of the element around the picture, from `useGestures`. */
  frame: RefCallback<HTMLElement>;
  view: View;
  isHeld: boolean;
  isZoomed: boolean;
  onLoad: () => void;
}

/** The enlarged picture of a work with its label and description. */
export function EnlargedWork({ work, from, frame, view, isHeld, isZoomed, onLoad }: EnlargedWorkProps) {
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
            placeholder={placeholderOf(work)}
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

/** The `sizes` of a work that is not zoomed (enlarged-work.module.css). */
export function sizesOf({ picture: { width, height } }: Work): string {
  const ratio = (width / height).toFixed(3);
  return `(width >= 1000px) min(100vw - 414px, (100vh - 186px) * ${ratio}), min(100vw, 56vh * ${ratio})`;
}
