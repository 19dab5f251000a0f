import { TrialChatLink, TrialLink } from '#app/trial/trial-link.tsx';
import { CourseEnrolLink } from '#app/ui/text/link.tsx';
import { Price } from '#app/ui/text/price.tsx';
import type { TaughtCourse } from './taught-courses.ts';
import { roomWords } from './words.ts';
import styles from './room-courses.module.css';

interface RoomCoursesProps {
  question: string;
  /** The sentence about the free first class. */
  trialOffer: string;
  courses: readonly TaughtCourse[];
}

/**
 * The courses that teach what the room shows: ages, times, fee, and links to enrol, to try or to chat. Empty if all of them
 * are hidden.
 */
export function RoomCourses({ question, trialOffer, courses }: RoomCoursesProps) {
  if (courses.length === 0) return null;
  return (
    <section className={styles.courses} aria-labelledby="courses">
      <h2 id="courses">{question}</h2>
      <p className={styles.note}>{`${roomWords.courses} ${trialOffer}`}</p>
      <ul>
        {courses.map((course) => {
          const { slug, courseName, ages, part, times, pigment } = course;
          return (
            <li
              key={courseName}
              style={{ '--pigment': `var(--${pigment})`, '--pigment-text': `var(--${pigment}-text)` }}
            >
              <h3>{courseName}</h3>
              <p className={styles.ages}>{ages}</p>
              <p>{part}</p>
              <p className={styles.times}>{times}</p>
              <p className={styles.price}>
                <Price of={course} />
              </p>
              <div className={styles.links}>
                <CourseEnrolLink course={course}>{roomWords.enrol}</CourseEnrolLink>
                <TrialLink course={courseName} slug={slug} />
                <TrialChatLink course={courseName} />
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
