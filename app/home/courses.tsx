import { useId } from 'react';
import type { Heading } from '#contract/site/fields.ts';
import { Arrow } from '#app/ui/picture/arrow.tsx';
import { HeadingText } from '#app/ui/text/heading-text.tsx';
import { CourseFinder } from '#app/admission/course-finder.tsx';
import { useCarousel } from './carousel.ts';
import { CourseCard } from './course-card.tsx';
import styles from './courses.module.css';
import type { HomeCourse } from './home-courses.ts';
import { homeWords as words } from './words.ts';

interface CoursesProps {
  title: Heading;
  courses: readonly HomeCourse[];
}

/** The announcement for screen readers: 'Junior Learner, 2 of 6' or 'Courses 2 to 5 of 6'. */
function describeSlides(
  { first, last }: { first: number; last: number },
  courses: readonly HomeCourse[],
): string {
  return first === last
    ? `${courses[first]?.courseName}, ${first + 1} of ${courses.length}`
    : `Courses ${first + 1} to ${last + 1} of ${courses.length}`;
}

/** The courses in a carousel, and the course finder. */
export function Courses({ title, courses }: CoursesProps) {
  const { viewport, isLive, canShowPrevious, canShowNext, announced, showPrevious, showNext } = useCarousel();
  const heading = useId();
  return (
    <section className={styles.courses} aria-labelledby={heading}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <fieldset> is only for forms */}
      <div role="group" aria-roledescription="carousel" aria-labelledby={heading}>
        <div className={styles.head}>
          <h2 id={heading}>
            <HeadingText heading={title} pigment="sindoor" />
          </h2>
          <div className={styles.controls}>
            {/* aria-disabled and not disabled: a disabled button would lose the keyboard focus. */}
            <button
              type="button"
              aria-label={words.previous}
              aria-disabled={!canShowPrevious}
              onClick={showPrevious}
            >
              <Arrow back />
            </button>
            <button type="button" aria-label={words.next} aria-disabled={!canShowNext} onClick={showNext}>
              <Arrow />
            </button>
          </div>
          <p className="visually-hidden" aria-live="polite">
            {announced !== null && describeSlides(announced, courses)}
          </p>
        </div>
        <div className={styles.viewport} ref={viewport} data-live={isLive}>
          <ul>
            {courses.map((course, index) => (
              <li key={course.id} data-piece>
                <CourseCard course={course} place={`${index + 1} of ${courses.length}`} />
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className={styles.finder} data-piece>
        <CourseFinder courses={courses} heading="h3" hasFeesNearby />
      </div>
    </section>
  );
}
