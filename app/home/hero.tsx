import type { LabelledWork } from '#contract/content/content.ts';
import { nameHeading } from '#contract/content/name-heading.ts';
import type { Documents } from '#contract/content/documents.ts';
import { Dado } from '#app/ui/dado.tsx';
import { HeadingText } from '#app/ui/heading-text.tsx';
import { EnrolLink, MoreLink } from '#app/ui/link.tsx';
import { ChalkNotice } from '#app/notices/chalk-notice.tsx';
import { TrialLink } from '#app/trial/trial-link.tsx';
import type { DatedNotice } from '#app/notices/upcoming-notices.ts';
import { HeroWorks } from './hero-works.tsx';
import styles from './hero.module.css';
import type { HomeCourse } from './home-courses.ts';

type Home = Documents['home'];

interface HeroProps extends Omit<Home['hero'], 'works'> {
  name: string;
  tagline: string;
  facts: string;
  /** The largest first. */
  works: readonly LabelledWork[];
  courses: readonly HomeCourse[];
  prices: Home['prices'];
  notices: readonly DatedNotice[];
}

/** The first section: the school's name and facts, calls to action, and works with the price list. */
export function Hero(props: HeroProps) {
  const { name, tagline, facts, proof, explore, enrol, works, courses, prices, notices } = props;
  return (
    <section className={styles.hero} data-wide>
      <div className={styles.wall}>
        <div className={styles.name}>
          <h1>
            <HeadingText heading={nameHeading(name)} />
          </h1>
          <ChalkNotice notices={notices} className={styles.chalk} />
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
        <HeroWorks className={styles.hang} works={works} courses={courses} prices={prices} />
      </div>
      <Dado people="visitors" className={styles.dado} />
    </section>
  );
}
