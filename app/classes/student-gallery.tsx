import { HeadingText } from '#app/ui/text/heading-text.tsx';
import { Work } from '#app/lightbox/work.tsx';
import { LightboxProvider } from '#app/lightbox/lightbox-provider.tsx';
import type { Work as WorkContent } from '#contract/site/content.ts';
import type { ClassesPage } from './classes-page.ts';
import styles from './student-gallery.module.css';

/** As in the rooms, whose words would bring their scripts along. */
const noWorks = 'The first works for this wall are being made. They hang here as soon as they are dry.';

/** The relative width of a work: the square root of its aspect ratio, so that all works cover about the same area. */
const share = ({ picture: { width, height } }: WorkContent) => Math.sqrt(width / height);

/** The width of a square work in pixels, in the scrolling strip and at most on the wall. */
const squareWidth = 210;

/** The works are smaller by this factor on a phone (student-gallery.module.css has the same factor). */
const phoneScale = 0.58;

/** Two rows: works by younger students above those by older ones. */
const rowsOf = (works: readonly WorkContent[]) => {
  const half = Math.ceil(works.length / 2);
  return [works.slice(0, half), works.slice(half)];
};

/** Works by students, ordered by age: two rows on a wall, or a scrolling strip on small screens. */
export function StudentGallery({ title, note, works }: ClassesPage['studentGallery']) {
  return (
    <section className={styles.gallery} id="studentGallery" data-screen>
      <div className={styles.words}>
        <h2>
          <HeadingText heading={title} />
        </h2>
        {/* The owner's words are about the works. */}
        <p>{works.length > 0 ? note : noWorks}</p>
      </div>
      {works.length > 0 && (
        <div className={styles.wall}>
          <LightboxProvider works={works}>
            {rowsOf(works).map((row) => (
              <div
                key={row[0]?.name}
                className={styles.row}
                style={{ '--row': row.map((work) => `${share(work).toFixed(3)}fr`).join(' ') }}
              >
                {row.map((work) => {
                  const width = Math.round(squareWidth * share(work));
                  return (
                    <Work
                      key={work.name}
                      className={styles.work}
                      work={work}
                      sizes={`(width < 600px) ${Math.round(phoneScale * width)}px, ${width}px`}
                      style={{ '--width': `${width}px` }}
                    />
                  );
                })}
              </div>
            ))}
          </LightboxProvider>
        </div>
      )}
    </section>
  );
}
