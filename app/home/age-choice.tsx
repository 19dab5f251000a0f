import type { MouseEvent } from 'react';
import styles from './age-choice.module.css';
import type { HomeCourse } from './home-courses.ts';
import { homeWords as words } from './words.ts';

interface AgeChoiceProps {
  courses: readonly HomeCourse[];
  chosen: HomeCourse | null;
  onChoose: (course: HomeCourse) => void;
}

/**
 * Links to choose an age: 'My child is 4-8, 9-12, 12-15 years old' or 'I am an adult'. Without JavaScript each link leads to
 * its course in the price list.
 */
export function AgeChoice({ courses, chosen, onChoose }: AgeChoiceProps) {
  const ageLink = (course: HomeCourse, label: string) => (
    <a
      key={course.id}
      href={`#${course.slug}`}
      aria-current={course.id === chosen?.id || undefined}
      aria-label={course.ageMax === null ? undefined : `${words.beforeAge} ${label} ${words.afterAge}`}
      onClick={(event: MouseEvent) => {
        event.preventDefault();
        onChoose(course);
      }}
    >
      {label}
    </a>
  );
  const forChildren = courses.filter(({ ageMin, ageMax }) => ageMin !== null && ageMax !== null);
  const forAdults = courses.filter(({ ageMin, ageMax }) => ageMin !== null && ageMax === null);
  return (
    <div className={styles.choice}>
      <p>{words.beforeAge}</p>
      {forChildren.map((course) => ageLink(course, `${course.ageMin}-${course.ageMax}`))}
      <p className={styles.after}>{words.afterAge}</p>
      {forAdults.map((course) => ageLink(course, words.adult))}
    </div>
  );
}
