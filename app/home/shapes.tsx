import type { Heading } from '#contract/site/fields.ts';
import { HeadingText } from '#app/ui/text/heading-text.tsx';
import { Shape, type ShapeItem } from './shape.tsx';
import styles from './shapes.module.css';

/** The outlines of the cut-outs in a box of 1 by 1: a pebble, a disc, a petal, a leaf. */
const outlines = [
  'M.02.62C.01.36.17.1.44.04C.71-.02.95.17.985.47C1.01.77.84.95.55.985C.27 1.01.03.88.02.62Z',
  'M.5.01C.64 0 .79.07.88.18C.98.30 1 .46.985.58C.96.75.86.89.71.95C.55 1.01.37 1 .24.91C.10.82 0 .67.01.49C.02.33.09.19.21.10C.30.04.40.01.5.01Z',
  'M.01.60C.04.30.20.06.47.02C.72 -.01.90.12.985.30C1 .62.86.90.55.985C.30 1 .06.90.01.60Z',
  'M.005.52C.12.22.36.02.62.04C.80.06.93.15.995.28C.95.62.74.93.45.96C.24.98.08.80.005.52Z',
];

/** Four pictures cut out along an outline, each with a coloured sheet behind it. */
export function Shapes({ title, items }: { title: Heading; items: readonly ShapeItem[] }) {
  return (
    <section className={styles.shapes} data-screen>
      <svg width="0" height="0" className={styles.outlines} aria-hidden="true">
        {outlines.map((outline, index) => (
          <clipPath key={outline} id={`shape-${index}`} clipPathUnits="objectBoundingBox">
            <path d={outline} />
          </clipPath>
        ))}
      </svg>
      <h2>
        <HeadingText heading={title} isPlain />
      </h2>
      <ul>
        {items.map((shape, index) => (
          <Shape key={shape.title} {...shape} outline={`url(#shape-${index})`} />
        ))}
      </ul>
    </section>
  );
}
