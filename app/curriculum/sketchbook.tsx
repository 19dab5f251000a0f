import type { Illustration } from '#contract/site/content.ts';
import { Picture } from '#app/ui/picture/picture.tsx';
import styles from './sketchbook.module.css';

/** The thickness of each sketchbook in pixels: pages already turned and pages to come. */
const thickness = [
  { turned: 2, toCome: 20 },
  { turned: 8, toCome: 15 },
  { turned: 9, toCome: 15 },
  { turned: 14, toCome: 22, hasLooseSheets: true },
];

interface SketchbookProps {
  illustration: Illustration;
  at: number;
}

/** An open spiral sketchbook with a work of the course. */
export function Sketchbook({ at, illustration }: SketchbookProps) {
  const {
    turned,
    toCome,
    hasLooseSheets = false,
  } = thickness[at % thickness.length] ?? { turned: 0, toCome: 0 };
  return (
    <figure className={styles.book} style={{ '--turned': turned, '--to-come': toCome }}>
      {hasLooseSheets && <i className={styles.loose} />}
      <div className={styles.pages}>
        <Picture
          {...illustration}
          sizes="(width < 750px) 82vw, (width < 1280px) 46vw, 600px"
          eager={at === 0}
        />
      </div>
      <i className={styles.coil} />
    </figure>
  );
}
