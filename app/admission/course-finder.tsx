import { useState } from 'react';
import { birthDateMessages } from '#contract/school/birth-date-messages.ts';
import { useSchool } from '#app/school.ts';
import { Button } from '#app/ui/form/button.tsx';
import { TextField } from '#app/ui/form/field.tsx';
import { Form, type FormSchema } from '#app/ui/form/form.tsx';
import { HeadingText } from '#app/ui/text/heading-text.tsx';
import { MoreLink, quietLink } from '#app/ui/text/link.tsx';
import { ageOn } from '#contract/school/age.ts';
import { courseFit, coursesForAdults, lowestAge } from './course-fit.ts';
import { CourseAgeList } from './course-age-list.tsx';
import { textForFit, textForAdults } from './course-fit-text.ts';
import styles from './course-finder.module.css';
import type { FinderCourse } from './finder-course.ts';
import { courseFinderWords as words } from './words.ts';

/** The error message for an invalid birth date. */
function problemOf(day: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  if (day === '') return birthDateMessages.missing;
  return new Date(year, month - 1, date) > new Date()
    ? birthDateMessages.notPast
    : birthDateMessages.tooLongAgo;
}

/** A check of one field needs no schema, and the home page no zod. */
const schema: FormSchema<{ birthday: string }> = {
  safeParse({ birthday }) {
    const day = String(birthday);
    if (ageOn(new Date(), day) !== null) return { success: true, data: { birthday: day } };
    return { success: false, error: { issues: [{ path: ['birthday'], message: problemOf(day) }] } };
  },
};

interface Answer {
  text: string;
  fitting: readonly FinderCourse[];
  /** In years; undefined if no birth date was given. */
  age?: number;
  isTooYoung?: boolean;
}

/** The answer for a birth date; null if it is not valid. */
function answerFor(courses: readonly FinderCourse[], birthday: string): Answer | null {
  const fit = courseFit(courses, birthday, new Date());
  if (fit === null) return null;
  const text = textForFit(fit);
  if (fit.kind === 'too young') return { text, fitting: [], isTooYoung: true };
  return {
    text,
    age: fit.age,
    fitting: fit.kind === 'fits' ? fit.courses : [fit.nearest, ...fit.anyAge],
  };
}

interface CourseFinderProps {
  courses: readonly FinderCourse[];
  heading?: 'h2' | 'h3';
  /** Leaves out the fees of courses that do not fit, where they are listed nearby. */
  hasFeesNearby?: boolean;
}

/**
 * Asks for a birth date and highlights the courses for that age. Nothing is sent or stored. Without JavaScript it shows only
 * the list of all courses with their ages.
 */
export function CourseFinder({ courses, heading: Heading = 'h2', hasFeesNearby = false }: CourseFinderProps) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const { whatsApp } = useSchool();
  const forAdults = coursesForAdults(courses);
  return (
    <div className={styles.finder}>
      <div className={styles.question}>
        <Heading>
          <HeadingText heading={words.title} isPlain />
        </Heading>
        <div className={styles.asking}>
          <p>{words.lead}</p>
          <Form
            className={styles.form}
            schema={schema}
            onSubmit={async ({ birthday }) => setAnswer(answerFor(courses, birthday))}
          >
            <TextField
              name="birthday"
              label={words.birthday}
              hint={words.hint}
              type="date"
              autoComplete="off"
            />
            <Button type="submit">{words.measure}</Button>
            {forAdults.length > 0 && (
              <Button onClick={() => setAnswer({ text: textForAdults(forAdults), fitting: forAdults })}>
                {words.grownUp.replace('{from}', String(lowestAge(forAdults)))}
              </Button>
            )}
          </Form>
        </div>
        {/* A live region: screen readers announce the answer that the list shows. */}
        <output className={styles.answer}>{answer?.text}</output>
        {answer?.isTooYoung === true && (
          <p className={styles.ask}>
            <MoreLink to="/contact">{words.ask}</MoreLink>
            <a
              className={quietLink}
              href={whatsApp.href}
              rel="noreferrer"
              aria-label={`${words.askOnWhatsApp}: ${words.youngerChild}`}
            >
              {words.askOnWhatsApp}
            </a>
          </p>
        )}
      </div>
      <CourseAgeList
        courses={courses}
        fitting={answer?.fitting ?? []}
        age={answer?.age}
        hasFeesNearby={hasFeesNearby}
      />
    </div>
  );
}
