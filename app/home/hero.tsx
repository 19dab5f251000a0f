import type { Hero as HeroContent } from '#content/home.ts';
import { Dado } from '#app/ui/dado.tsx';
import { HeadingText } from '#app/ui/heading-text.tsx';
import { EnrolLink, MoreLink } from '#app/ui/link.tsx';
import { ChalkNotice } from '#app/notices/chalk-notice.tsx';
import { TrialLink } from '#app/trial/trial-link.tsx';
import type { DatedNotice } from '#content/notices.ts';
import type { HomeCourse } from './home-courses.ts';
import { HeroWorks } from './hero-works.tsx';
import styles from './hero.module.css';

type HeroProps = HeroContent & { courses: readonly HomeCourse[]; notice: DatedNotice | null };

/** The first section: the school's name and facts, calls to action, and works with the price list. */
export function Hero({ title, tagline, facts, proof, explore, enrol, works, courses, notice }: HeroProps) {
  return (
    <section className={styles.hero} data-wide>
      <div className={styles.wall}>
        <div className={styles.name}>
          <h1>
            <HeadingText heading={title} />
          </h1>
          <ChalkNotice prerendered={notice} className={styles.chalk} />
        </div>
        <div className={styles.words}>
          <p className={styles.tagline}>{tagline}</p>
          <p>{facts}</p>
          <p>{proof}</p>
        </div>
        <div className={styles.actions}>
          <EnrolLink to={enrol.href}>{enrol.label}</EnrolLink>
          <TrialLink />
        </div>
        <p className={styles.explore}>
          <MoreLink to={explore.href}>{explore.label}</MoreLink>
        </p>
        <HeroWorks className={styles.hang} works={works} courses={courses} />
      </div>
      <Dado people="visitors" className={styles.dado} />
    </section>
  );
}
