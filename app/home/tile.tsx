import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import type { GalleryTile } from '#content/home.ts';
import { Picture } from '#app/ui/picture.tsx';
import styles from './gallery-tiles.module.css';

/** One subject: its picture, its name on the way to the room, one line. */
export function Tile({
  title,
  image,
  description,
  link,
  phoneWidth = '45vw',
  style,
}: GalleryTile & { phoneWidth?: string; style: CSSProperties }) {
  return (
    <li style={style}>
      <Picture
        {...image}
        sizes={`(width < 600px) ${phoneWidth}, (width < 900px) 45vw, (width < 1280px) 22vw, 300px`}
      />
      <div className={styles.caption}>
        <h3>
          <Link to={link}>{title}</Link>
        </h3>
        <p>{description}</p>
      </div>
    </li>
  );
}
