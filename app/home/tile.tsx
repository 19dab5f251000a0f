import type { CSSProperties } from 'react';
import { Link } from '#app/ui/text/page-link.tsx';
import type { Illustration } from '#contract/site/content.ts';
import { Picture } from '#app/ui/picture/picture.tsx';
import styles from './gallery-tiles.module.css';

/** A subject and a work of its room (docs/specification.md, section 1, gallery of tiles). */
export interface GalleryTile {
  title: string;
  image: Illustration;
  description: string;
  link: string;
}

/** One subject: a picture, its name as a link to the room, and a line of text. */
export function Tile({
  title,
  image,
  description,
  link,
  sizes,
  style,
}: GalleryTile & { sizes: string; style: CSSProperties }) {
  return (
    <li style={style}>
      <Picture {...image} sizes={sizes} />
      <div className={styles.caption}>
        <h3>
          <Link to={link}>{title}</Link>
        </h3>
        <p>{description}</p>
      </div>
    </li>
  );
}
