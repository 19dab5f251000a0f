import { HeadingText } from '#app/ui/text/heading-text.tsx';
import { PaintBrush } from '#app/ui/picture/paint-brush.tsx';
import { Pan } from '#app/ui/picture/pan.tsx';
import type { Documents } from '#contract/site/documents.ts';
import styles from './needs.module.css';

/** The materials for the lesson: colours, a brush and other things. */
export function Needs({ needs: { title, colours, things } }: { needs: Documents['tutorial']['needs'] }) {
  return (
    <section className={styles.needs}>
      <h2>
        <HeadingText heading={title} isPlain />
      </h2>
      <ul className={styles.colours}>
        {colours.map(({ name, pigment }) => (
          <li key={name}>
            <Pan className={styles.pan} pigment={pigment} />
            {name}
          </li>
        ))}
      </ul>
      <PaintBrush className={styles.brush} />
      <ul className={styles.things}>
        {things.map((thing) => (
          <li key={thing}>{thing}</li>
        ))}
      </ul>
    </section>
  );
}
