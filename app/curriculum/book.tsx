import type { Illustration } from '#content/works.ts';
import { Picture } from '#app/ui/picture.tsx';
import styles from './book.module.css';

/** How far each sketchbook is filled: pages turned and pages to come, as pixels of paper edge. */
const fill = [
  { turned: 2, toCome: 20 },
  { turned: 8, toCome: 15 },
  { turned: 9, toCome: 15 },
  { turned: 14, toCome: 22, hasLooseSheets: true },
];

interface BookProps {
  illustration: Illustration;
  at: number;
}

/** The spiral sketchbook of a course, open where its work is. */
export function Book({ at, illustration }: BookProps) {
  const { turned, toCome, hasLooseSheets = false } = fill[at % fill.length] ?? { turned: 0, toCome: 0 };
  return (
    <figure className={styles.book} style={{ '--turned': turned, '--to-come': toCome }}>
      {hasLooseSheets && <i className={styles.loose} />}
      <div className={styles.pages}>
        <Picture {...illustration} sizes="(width < 750px) 88vw, (width < 1280px) 46vw, 600px" />
      </div>
      <i className={styles.coil} />
    </figure>
  );
}
