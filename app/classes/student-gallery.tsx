import { HeadingText } from '#app/ui/heading-text.tsx';
import { Work } from '#app/ui/work.tsx';
import { Viewing } from '#app/viewing/viewing.tsx';
import type { Heading } from '#content/text.ts';
import type { Work as WorkContent } from '#content/works.ts';
import styles from './student-gallery.module.css';

/** As wide as the square root of its shape asks, so that tall and wide works cover about the same wall. */
const share = ({ picture: { width, height } }: WorkContent) => Math.sqrt(width / height);

/** How wide a work of square shape hangs where the works are a strip; on the wall it is never wider. */
const strip = 210;

/** How much narrower the strip's works are on a phone (student-gallery.module.css has the same). */
const onPhone = 0.58;

/** Two rows: the younger half above the older. */
const rowsOf = (works: readonly WorkContent[]) => {
  const half = Math.ceil(works.length / 2);
  return [works.slice(0, half), works.slice(half)];
};

/** Students growing up along the wall: two rows on one baseline each, a strip to be pushed along on small screens. */
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
    <section className={styles.gallery} id="studentGallery" data-screen>
      <div className={styles.words}>
        <h2>
          <HeadingText heading={heading} />
        </h2>
        <p>{note}</p>
      </div>
      <div className={styles.wall}>
        <Viewing works={works}>
          {rowsOf(works).map((row) => (
            <div
              key={row[0]?.name}
              className={styles.row}
              style={{ '--row': row.map((work) => `${share(work).toFixed(3)}fr`).join(' ') }}
            >
              {row.map((work) => {
                const width = Math.round(strip * share(work));
                return (
                  <Work
                    key={work.name}
                    className={styles.work}
                    work={work}
                    sizes={`(width < 600px) ${Math.round(onPhone * width)}px, ${width}px`}
                    style={{ '--width': `${width}px` }}
                  />
                );
              })}
            </div>
          ))}
        </Viewing>
      </div>
    </section>
  );
}
