import { useEffect, useState } from 'react';
import { Button } from '#app/ui/form/button.tsx';
import { RadioMark } from '#app/ui/form/choice-mark.tsx';
import { FieldError } from '#app/ui/form/field.tsx';
import { useField } from '#app/ui/form/form-context.ts';
import { Icon } from '#app/ui/picture/icon.tsx';
import { Price } from '#app/ui/text/price.tsx';
import { Skeleton } from '#app/ui/page/skeleton.tsx';
import ruled from '#app/ui/form/ruled.module.css';
import { ageNote } from './age-note.ts';
import { chosenCourse, type CourseList, type CourseOption } from './course-list.ts';
import styles from './course-choice.module.css';

interface CourseChoiceProps {
  courses: CourseList;
  onRetry: () => void;
  /** The answer from the URL or the draft; a name may have any letter case. */
  preselected: string;
  chosen: string;
  birthday: string;
  onChange: () => void;
}

/** The radio group of courses, loaded from the API. */
export function CourseChoice(props: CourseChoiceProps) {
  const { courses, onRetry, preselected, chosen, birthday, onChange } = props;
  const [today] = useState(() => new Date());
  const { errorId, error } = useField('course');

  // A preselected course counts as an answer as soon as it is rendered.
  useEffect(onChange, [courses, preselected, onChange]);

  if (courses === 'loading') {
    return (
      <div className={styles.loading}>
        <Skeleton lines={6} words="Loading the courses." />
      </div>
    );
  }
  if (courses === 'failed') {
    return (
      <div className={styles.failed} role="alert">
        <p>The courses could not be loaded.</p>
        <Button onClick={onRetry}>Try again</Button>
      </div>
    );
  }
  const course = chosenCourse(courses, chosen)?.course;
  const detailed = courses.map((option) => option.course).filter((each) => each !== null);
  const note = course ? ageNote(detailed, course, birthday, today) : null;
  return (
    <div data-wrong={error !== undefined || undefined}>
      <ul className={`${ruled.ruled} ${styles.courses}`}>
        {courses.map((option, index) => {
          const isPreselected = option.answer.toLowerCase() === preselected.toLowerCase();
          // The key contains isPreselected, so that a row is mounted again with defaultChecked if the draft is read later.
          return (
            <CourseRow
              key={`${option.answer} ${isPreselected}`}
              option={option}
              isFirst={index === 0}
              isPreselected={isPreselected}
              note={option.course === course ? note : null}
            />
          );
        })}
      </ul>
      <FieldError id={errorId} message={error} />
    </div>
  );
}

function CourseRow({
  option: { listed, course, answer },
  isFirst,
  isPreselected,
  note,
}: {
  option: CourseOption;
  isFirst: boolean;
  isPreselected: boolean;
  /** What the family should know when it has chosen this course. */
  note: string | null;
}) {
  const { id, ariaProps } = useField('course');
  return (
    <li style={{ '--dot': `var(--${course?.pigment ?? 'sindoor'}-text)` }}>
      <label className={styles.course}>
        <input
          type="radio"
          id={isFirst ? id : undefined}
          name="course"
          value={answer}
          defaultChecked={isPreselected}
          required
          aria-describedby={ariaProps['aria-describedby']}
          data-label="Course"
        />
        <RadioMark />
        <b>{listed.courseName}</b>
        {course !== null && (
          <>
            <span>{[course.ageLabel, course.detail].filter(Boolean).join(' · ')}</span>
            <em>
              <Price of={course} />
            </em>
          </>
        )}
      </label>
      {/* Directly below the choice that it speaks of, and always there: screen readers announce what comes into it. */}
      <output className={styles.note}>
        {note !== null && (
          <>
            <Icon name="note" /> <span>{note}</span>
          </>
        )}
      </output>
    </li>
  );
}
