import type { Heading } from '#contract/site/fields.ts';
import { HeadingText } from '#app/ui/text/heading-text.tsx';
import styles from './gallery-tiles.module.css';
import { Tile, type GalleryTile } from './tile.tsx';

/**
 * The width of each tile: `phone` (more for a wide picture, which is cropped) and `rows` (tablets) in percent of the viewport,
 * `full` (desktop) in percent of the wall. `drop` is the distance below the ledge in pixels. `cut`: the picture is cropped, so it is drawn wider than shown.
 */
const standing = [
  { rows: 29, full: 21 },
  { rows: 29, full: 14.2, cut: 1.44 },
  { rows: 29, full: 20 },
  { rows: 44, full: 17.8 },
  { phone: 66, rows: 44, full: 19 },
];
const hanging = [
  { rows: 14, full: 16.5, drop: 26 },
  { rows: 23, full: 25, drop: 64 },
  { rows: 24, full: 26, drop: 18 },
  { rows: 22, full: 24.5, drop: 46 },
];

interface Place {
  phone?: number;
  rows: number;
  full: number;
  cut?: number;
}

/** The `sizes` of a tile. The wall is 90 % of the viewport, at most 1152 px. */
const sizesOf = ({ phone = 60, rows, full, cut = 1 }: Place) =>
  `(width < 600px) and (resolution > 2dppx) 50vw, (width < 600px) ${phone}vw, (width < 1000px) ${rows}vw, ` +
  `(width < 1280px) ${Math.round(full * cut * 0.9)}vw, ${Math.round(full * cut * 11.52)}px`;

/** Nine links to rooms: five pictures on a ledge and four below it. */
export function GalleryTiles({ title, tiles }: { title: Heading; tiles: readonly GalleryTile[] }) {
  return (
    <section className={styles.wall} data-screen>
      <h2>
        <HeadingText heading={title} isPlain />
      </h2>
      <div className={styles.ledges}>
        <ul className={styles.standing}>
          {standing.map((place, index) => {
            const tile = tiles[index];
            return (
              tile && (
                <Tile
                  key={tile.title}
                  {...tile}
                  sizes={sizesOf(place)}
                  style={{ '--width': `${place.full}%` }}
                />
              )
            );
          })}
        </ul>
        <div className={styles.ledge} />
        <ul className={styles.hanging}>
          {hanging.map(({ drop, ...place }, index) => {
            const tile = tiles[standing.length + index];
            return (
              tile && (
                <Tile
                  key={tile.title}
                  {...tile}
                  sizes={sizesOf(place)}
                  style={{ '--width': `${place.full}%`, '--drop': `${drop}px` }}
                />
              )
            );
          })}
        </ul>
      </div>
    </section>
  );
}
