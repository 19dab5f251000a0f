import { useState } from 'react';
import { clockText } from '#app/ui/text/clock-text.ts';
import { yearsOutside } from './course-for-age.ts';
import { trialFormWords as words } from './form-words.ts';
import { nextClass } from './next-class.ts';
import type { TrialCourse } from './trial-course.ts';
import styles from './trial-form.module.css';

interface CourseNoteProps {
  /** Undefined while none is chosen. */
  course: TrialCourse | undefined;
  /** In years; empty while none is chosen. */
  age: string;
  timeZone: string;
}

/** When the next class of the chosen course is, and whether it is for another age. Screen readers announce it. */
export function CourseNote({ course, age, timeZone }: CourseNoteProps) {
  const [now] = useState(() => new Date());
  if (course === undefined) return <output className={styles.note} />;
  const { courseName, ageLabel, classes } = course;
  const next = nextClass(classes, timeZone, now);
  const isForOthers = age !== '' && yearsOutside(course, Number(age)) > 0;
  return (
    <output className={styles.note}>
      <span>
        {/* The age has changed the field above, which screen readers would not say. */}
        <span className="visually-hidden">{courseName}. </span>
        {next === undefined ? words.byAgreement : words.next.replace('{time}', clockText(next, timeZone))}
      </span>
      {isForOthers && (
        <span>
          {words.otherAge.replace('{course}', courseName).replace('{ages}', ageLabel ?? words.otherAges)}
        </span>
      )}
    </output>
  );
}
