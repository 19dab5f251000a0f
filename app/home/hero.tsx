import type { LabelledWork } from '#contract/site/content.ts';
import { nameHeading } from '#contract/site/name-heading.ts';
import type { Documents } from '#contract/site/documents.ts';
import { Dado } from '#app/ui/picture/dado.tsx';
import { HeadingText } from '#app/ui/text/heading-text.tsx';
import { EnrolLink, MoreLink } from '#app/ui/text/link.tsx';
import { ChalkNotice } from '#app/notices/chalk-notice.tsx';
import { TrialLink } from '#app/trial/trial-link.tsx';
import type { DatedNotice } from '#app/notices/dated-notices.ts';
import { HeroWorks } from './hero-works.tsx';
import type { nameSize } from './name-size.ts';
import styles from './hero.module.css';
import { Voices, type VoicesProps } from './voices.tsx';
import type { HomeCourse } from './home-courses.ts';

type Home = Documents['home'];

interface HeroProps extends Omit<Home['hero'], 'works'> {
  name: string;
  size: ReturnType<typeof nameSize>;
  tagline: string;
  facts: string;
  /** The largest first. */
  works: readonly LabelledWork[];
  courses: readonly HomeCourse[];
  prices: Home['prices'];
  notices: readonly DatedNotice[];
  voices: VoicesProps['voices'];
}

/** The first section: the school's name and facts, calls to action, works with the price list, and what two people say. */
export function Hero(props: HeroProps) {
  const { name, size, tagline, facts, proof, explore, enrol, works, courses, prices, notices, voices } =
    props;
  const { phone, desktop, hasRoomBeside } = size;
  const sizes = phone < 1 || desktop < 1 ? { '--phone': phone, '--desktop': desktop } : undefined;
  return (
    <section className={styles.hero}>
      <div className={styles.wall}>
        <div className={styles.name} data-is-full={hasRoomBeside ? undefined : ''}>
          <h1 style={sizes}>
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
      <Voices voices={voices} />
    </section>
  );
}
