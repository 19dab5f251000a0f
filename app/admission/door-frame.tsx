import type { CourseCard } from '#content/courses.ts';
import { courseFinderWords as words } from '#content/course-finder.ts';
import { CourseEnrolLink } from '#app/ui/link.tsx';
import styles from './door-frame.module.css';

interface DoorFrameProps {
  courses: readonly CourseCard[];
  /** The courses whose marks are drawn in colour, with what they cost and when they meet. */
  fitting: readonly CourseCard[];
}

/** A door frame with a pencil mark for each age, the tallest above, as in every house with children. */
export function DoorFrame({ courses, fitting }: DoorFrameProps) {
  const byHeight = courses.filter(({ ageMin }) => ageMin !== null).toReversed();
  const anyAge = courses.filter(({ ageMin }) => ageMin === null);
  return (
    <ul className={styles.frame} data-answered={fitting.length > 0 || undefined}>
      {[...byHeight, ...anyAge].map((course) => (
        <Mark key={course.courseName} course={course} isFitting={fitting.includes(course)} />
      ))}
    </ul>
  );
}

function Mark({ course, isFitting }: { course: CourseCard; isFitting: boolean }) {
  const { courseName, ageLabel, priceText, days, pigment } = course;
  return (
    <li
      className={styles.mark}
      data-fits={isFitting || undefined}
      style={{ '--paint': `var(--${pigment})`, '--words': `var(--${pigment}-text)` }}
    >
      <span className={styles.age}>{ageLabel ?? words.anyAge}</span>
      <b>{courseName}</b>
      <span className={styles.price}>
        <small>{words.pricePrefix}</small> {priceText}
      </span>
      {isFitting && (
        <span className={styles.more}>
          <span>{days}</span>
          <CourseEnrolLink course={courseName}>{words.enrol}</CourseEnrolLink>
        </span>
      )}
    </li>
  );
}
