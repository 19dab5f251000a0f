import type { GalleryTile } from '#content/home.ts';
import type { Heading } from '#content/text.ts';
import { HeadingText } from '#app/ui/heading-text.tsx';
import styles from './gallery-tiles.module.css';
import { Tile } from './tile.tsx';

/** Widths in the full hang, in hundredths of the wall, and how far below the ledge the last four hang. */
const standing = [21, 14.2, 20, 17.8, 19];
const hanging = [
  [16.5, 26],
  [25, 64],
  [26, 18],
  [24.5, 46],
] as const;

/** Nine subjects, five on the picture ledge and four hung from it. */
export function GalleryTiles({ title, tiles }: { title: Heading; tiles: readonly GalleryTile[] }) {
  return (
    <section className={styles.wall} data-screen>
      <h2>
        <HeadingText heading={title} pigment="sindoor" />
      </h2>
      <ul className={styles.standing}>
        {standing.map((width, index) => {
          const tile = tiles[index];
          return (
            tile && (
              <Tile
                key={tile.title}
                {...tile}
                {...(index === 0 && { phoneWidth: '90vw' })}
                style={{ '--width': `${width}%` }}
              />
            )
          );
        })}
      </ul>
      <div className={styles.ledge} />
      <ul className={styles.hanging}>
        {hanging.map(([width, drop], index) => {
          const tile = tiles[standing.length + index];
          return (
            tile && (
              <Tile key={tile.title} {...tile} style={{ '--width': `${width}%`, '--drop': `${drop}px` }} />
            )
          );
        })}
      </ul>
    </section>
  );
}
