import { TrialChatLink, TrialLink } from '#app/trial/trial-link.tsx';
import { CourseEnrolLink } from '#app/ui/text/link.tsx';
import { Price } from '#app/ui/text/price.tsx';
import styles from './course-age-list.module.css';
import type { FinderCourse } from './finder-course.ts';
import { courseFinderWords as words } from './words.ts';

interface CourseAgeListProps {
  courses: readonly FinderCourse[];
  /** The highlighted courses; they also show their times and links. */
  fitting: readonly FinderCourse[];
  /** In years, for the link to a free trial class. */
  age: number | undefined;
  /** Whether only the highlighted courses show their fee. */
  hasFeesNearby: boolean;
}

/** All courses by age, the oldest first. It looks like height marks on a door frame. */
export function CourseAgeList({ courses, fitting, age, hasFeesNearby }: CourseAgeListProps) {
  const byHeight = courses.filter(({ ageMin }) => ageMin !== null).toReversed();
  const anyAge = courses.filter(({ ageMin }) => ageMin === null);
  return (
    <ul className={styles.frame} data-answered={fitting.length > 0 || undefined}>
      {[...byHeight, ...anyAge].map((course) => (
        <Mark
          key={course.slug}
          course={course}
          isFitting={fitting.includes(course)}
          age={age}
          hasFee={!hasFeesNearby || fitting.includes(course)}
        />
      ))}
    </ul>
  );
}

function Mark({
  course,
  isFitting,
  age,
  hasFee,
}: {
  course: FinderCourse;
  isFitting: boolean;
  age: number | undefined;
  hasFee: boolean;
}) {
  const { courseName, slug, ageLabel, times, detail, pigment } = course;
  return (
    <li
      className={styles.mark}
      data-fits={isFitting || undefined}
      style={{ '--paint': `var(--${pigment})`, '--words': `var(--${pigment}-text)` }}
    >
      {ageLabel !== null && <span className={styles.age}>{ageLabel}</span>}
      <b>{courseName}</b>
      {hasFee && (
        <span className={styles.price}>
          <Price of={course} />
        </span>
      )}
      {ageLabel === null && (
        <span className={styles.detail}>
          {detail} {words.anyAge}.
        </span>
      )}
      {isFitting && (
        <span className={styles.more}>
          <span className={styles.times}>{times}</span>
          <CourseEnrolLink course={course}>{words.enrol}</CourseEnrolLink>
          <TrialLink course={courseName} slug={slug} age={age} />
          <TrialChatLink course={courseName} age={age} />
        </span>
      )}
    </li>
  );
}
