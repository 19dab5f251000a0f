import { courseSlug } from '#app/classes/course-slug.ts';
import { timesOf } from '#app/classes/course-times.ts';
import { TrialChatLink, TrialLink } from '#app/trial/trial-link.tsx';
import { CourseEnrolLink } from '#app/ui/link.tsx';
import { Price } from '#app/ui/price.tsx';
import type { CourseCard } from '#content/courses.ts';
import { ageWords as words } from './words.ts';
import styles from './price-slip.module.css';

interface PriceSlipProps {
  courses: readonly CourseCard[];
  /** The course to show in detail; null shows the list of all courses. */
  chosen: CourseCard | null;
  onShowAll: () => void;
  className: string | undefined;
}

/** A slip of paper on the wall: all courses with ages, times and fees, or one course in detail with links to enrol. */
export function PriceSlip({ courses, chosen, onShowAll, className }: PriceSlipProps) {
  return (
    <div
      className={`${styles.slip} ${className ?? ''}`}
      style={{ '--pigment-text': `var(--${chosen?.pigment ?? 'geru'}-text)` }}
    >
      {chosen === null ? (
        <AllCourses courses={courses} />
      ) : (
        <OneCourse course={chosen} onShowAll={onShowAll} />
      )}
    </div>
  );
}

function AllCourses({ courses }: { courses: readonly CourseCard[] }) {
  return (
    <>
      <div className={styles.head}>
        <h2>{words.slip}</h2>
        <TrialChatLink />
      </div>
      <p className={styles.meets}>{words.meets}</p>
      <ul>
        {courses.map((course) => {
          const { courseName, ageLabel, pigment } = course;
          return (
            <li
              key={courseName}
              id={courseSlug(courseName)}
              style={{ '--pigment-text': `var(--${pigment}-text)` }}
            >
              <b>{courseName}</b>{' '}
              <span className={styles.price}>
                <Price of={course} />
              </span>
              <span className={styles.when}>
                {ageLabel ?? words.anyAge} · {timesOf(courseName, 'short') ?? words.byAgreement}
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}

function OneCourse({ course, onShowAll }: { course: CourseCard; onShowAll: () => void }) {
  const { courseName, detail, ageLabel } = course;
  return (
    <>
      <h2>{courseName}</h2>
      <p className={styles.ages}>{ageLabel}</p>
      <p>{detail}</p>
      <p>
        {timesOf(courseName)}. {words.meets}
      </p>
      <p className={styles.fee}>
        <Price of={course} />
      </p>
      <div className={styles.ways}>
        <CourseEnrolLink course={courseName}>{words.enrol}</CourseEnrolLink>
        <TrialLink course={courseName} />
      </div>
      <p className={styles.ask}>
        <TrialChatLink course={courseName} />
        <button type="button" className={styles.all} onClick={onShowAll}>
          {words.all}
        </button>
      </p>
    </>
  );
}
