import { HeadingText } from '#app/ui/text/heading-text.tsx';
import { MoreLink } from '#app/ui/text/link.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { ClassesPage } from './classes-page.ts';
import styles from './teacher.module.css';

/** The teacher with her portrait and a link to her page. */
export function Teacher({ title, portrait, text, link }: ClassesPage['teacher']) {
  return (
    <section className={styles.band} id="teacher" data-plain-dado>
      <div className={styles.inside}>
        <Picture picture={portrait} sizes="(width < 750px) 132px, 260px" alt="" />
        <div>
          <h2>
            <HeadingText heading={title} pigment="haldi" />
          </h2>
          <p>{text}</p>
          <MoreLink to={link.href}>{link.label}</MoreLink>
        </div>
      </div>
    </section>
  );
}
