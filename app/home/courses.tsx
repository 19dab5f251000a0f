import { useId } from 'react';
import type { coursesWords } from '#content/home.ts';
import type { Heading } from '#content/text.ts';
import { Arrow } from '#app/ui/arrow.tsx';
import { HeadingText } from '#app/ui/heading-text.tsx';
import { CourseFinder } from '#app/admission/course-finder.tsx';
import { useCarousel } from './carousel.ts';
import { CourseCard, type IllustratedCourse } from './course-card.tsx';
import styles from './courses.module.css';

interface CoursesProps {
  title: Heading;
  words: typeof coursesWords;
  courses: readonly IllustratedCourse[];
}

/** The six courses as sketchbooks in a row, one to four to be seen. */
export function Courses({ title, words, courses }: CoursesProps) {
  const { viewport, isLive, canGoBack, canGoOn, goBack, goOn } = useCarousel();
  const heading = useId();
  return (
    <section className={styles.courses} aria-labelledby={heading}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the finder below is no slide, and a fieldset belongs to forms */}
      <div role="group" aria-roledescription="carousel" aria-labelledby={heading}>
        <div className={styles.head}>
          <h2 id={heading}>
            <HeadingText heading={title} pigment="sindoor" />
          </h2>
          <div className={styles.controls}>
            <button type="button" aria-label={words.previous} disabled={!canGoBack} onClick={goBack}>
              <Arrow back />
            </button>
            <button type="button" aria-label={words.next} disabled={!canGoOn} onClick={goOn}>
              <Arrow />
            </button>
          </div>
        </div>
        <div className={styles.viewport} ref={viewport} data-live={isLive}>
          <ul>
            {courses.map((course, index) => (
              <li key={course.courseName}>
                <CourseCard course={course} words={words} place={`${index + 1} of ${courses.length}`} />
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className={styles.finder}>
        <CourseFinder heading="h3" />
      </div>
    </section>
  );
}
