import { HeadingText } from '#app/ui/heading-text.tsx';
import { Work } from '#app/ui/work.tsx';
import type { Heading } from '#content/text.ts';
import type { Work as WorkContent } from '#content/works.ts';
import styles from './student-gallery.module.css';

/** As wide as the square root of its shape asks, so that tall and wide works cover about the same wall. */
const share = ({ picture: { width, height } }: WorkContent) => Math.sqrt(width / height).toFixed(3);

/** Two rows: the younger half above the older. */
const rowsOf = (works: readonly WorkContent[]) => {
  const half = Math.ceil(works.length / 2);
  return [works.slice(0, half), works.slice(half)];
};

/** Students' works by age, each row on one baseline; in pairs on the phone. */
export function StudentGallery({
  heading,
  note,
  works,
}: {
  heading: Heading;
  note: string;
  works: readonly WorkContent[];
}) {
  return (
    <section className={styles.gallery} id="studentGallery">
      <h2>
        <HeadingText heading={heading} />
      </h2>
      <p>{note}</p>
      {rowsOf(works).map((row) => (
        <div
          key={row[0]?.name}
          className={styles.row}
          style={{ '--row': row.map((work) => `${share(work)}fr`).join(' ') }}
        >
          {row.map((work) => (
            <Work key={work.name} className={styles.work} work={work} sizes="(width < 750px) 44vw, 260px" />
          ))}
        </div>
      ))}
    </section>
  );
}
