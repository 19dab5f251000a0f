import { TrialChatLink, TrialLink } from '#app/trial/trial-link.tsx';
import { CourseEnrolLink } from '#app/ui/text/link.tsx';
import { Price } from '#app/ui/text/price.tsx';
import type { Documents } from '#contract/site/documents.ts';
import type { HomeCourse } from './home-courses.ts';
import styles from './price-slip.module.css';
import { homeWords as words } from './words.ts';

type Prices = Documents['home']['prices'];

interface PriceSlipProps {
  courses: readonly HomeCourse[];
  prices: Prices;
  /** The course to show in detail; null shows the list of all courses. */
  chosen: HomeCourse | null;
  onShowAll: () => void;
  className: string | undefined;
}

/** A slip of paper on the wall: all courses with ages, times and fees, or one course in detail with links to enrol. */
export function PriceSlip({ courses, prices, chosen, onShowAll, className }: PriceSlipProps) {
  return (
    <div
      className={`${styles.slip} ${className ?? ''}`}
      style={{ '--pigment-text': `var(--${chosen?.pigment ?? 'geru'}-text)` }}
    >
      {chosen === null ? (
        <AllCourses courses={courses} prices={prices} />
      ) : (
        <OneCourse course={chosen} note={prices.note} onShowAll={onShowAll} />
      )}
    </div>
  );
}

function AllCourses({ courses, prices }: { courses: readonly HomeCourse[]; prices: Prices }) {
  return (
    <>
      <div className={styles.head}>
        <h2>{prices.title}</h2>
        <TrialChatLink />
      </div>
      <p className={styles.meets}>{prices.note}</p>
      <ul>
        {courses.map((course) => {
          const { slug, courseName, ageLabel, pigment, shortTimes } = course;
          return (
            <li key={slug} id={slug} style={{ '--pigment-text': `var(--${pigment}-text)` }}>
              <b>{courseName}</b>{' '}
              <span className={styles.price}>
                <Price of={course} />
              </span>
              <span className={styles.when}>
                {ageLabel ?? words.anyAge} · {shortTimes ?? words.byAgreement}
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}

function OneCourse({ course, note, onShowAll }: { course: HomeCourse; note: string; onShowAll: () => void }) {
  const { slug, courseName, detail, ageLabel, times } = course;
  return (
    <>
      <h2>{courseName}</h2>
      <p className={styles.ages}>{ageLabel}</p>
      <p>{detail}</p>
      <p>
        {times}. {note}
      </p>
      <p className={styles.fee}>
        <Price of={course} />
      </p>
      <div className={styles.links}>
        <CourseEnrolLink course={course}>{words.enrol}</CourseEnrolLink>
        <TrialLink course={courseName} slug={slug} />
      </div>
      <p className={styles.ask}>
        <TrialChatLink course={courseName} />
        <button type="button" className={styles.all} onClick={onShowAll}>
          {words.allCourses}
        </button>
      </p>
    </>
  );
}
