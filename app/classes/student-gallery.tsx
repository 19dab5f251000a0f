import { HeadingText } from '#app/ui/heading-text.tsx';
import { Work } from '#app/ui/work.tsx';
import { pictures } from '#content/pictures/index.ts';
import type { Heading } from '#content/text.ts';
import type { PictureName } from '#content/works.ts';
import styles from './student-gallery.module.css';

/** As wide as the square root of its shape asks, so that tall and wide works cover about the same wall. */
const share = (name: PictureName) => Math.sqrt(pictures[name].width / pictures[name].height).toFixed(3);

/** Students' works in one row on one baseline; in pairs on the phone. */
export function StudentGallery({ heading, works }: { heading: Heading; works: readonly PictureName[] }) {
  return (
    <section className={styles.gallery} id="studentGallery">
      <h2>
        <HeadingText heading={heading} />
      </h2>
      <div className={styles.row} style={{ '--row': works.map((name) => `${share(name)}fr`).join(' ') }}>
        {works.map((name) => (
          <Work key={name} className={styles.work} name={name} sizes="(width < 750px) 44vw, 240px" />
        ))}
      </div>
    </section>
  );
}
