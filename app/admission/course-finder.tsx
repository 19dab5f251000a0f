import { useState } from 'react';
import * as z from 'zod/mini';
import { birthDateMessages } from '#contract/admission.ts';
import { courseFinderTitle, courseFinderWords as words } from '#content/course-finder.ts';
import { courses, type CourseCard } from '#content/courses.ts';
import { school } from '#content/school.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import { Form } from '#app/ui/form.tsx';
import { HeadingText } from '#app/ui/heading-text.tsx';
import { MoreLink, quietLink } from '#app/ui/link.tsx';
import { ageOn } from './age.ts';
import { courseFit, coursesForAdults } from './course-fit.ts';
import { CourseAgeList } from './course-age-list.tsx';
import { textForFit, textForAdults } from './course-fit-text.ts';
import styles from './course-finder.module.css';

/** The error message for an invalid birth date. */
function problemOf(day: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  if (day === '') return birthDateMessages.missing;
  return new Date(year, month - 1, date) > new Date()
    ? birthDateMessages.notPast
    : birthDateMessages.tooLongAgo;
}

const schema = z.object({
  birthday: z.string().check(
    z.refine((day) => ageOn(new Date(), day) !== null, {
      error: ({ input }) => problemOf(String(input)),
    }),
  ),
});

interface Answer {
  text: string;
  fitting: readonly CourseCard[];
  /** In years; undefined if no birth date was given. */
  age?: number;
  isTooYoung?: boolean;
}

/** The answer for a birth date; null if it is not valid. */
function answerFor(birthday: string): Answer | null {
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

function answerForAdults(): Answer {
  const fitting = coursesForAdults(courses);
  return { text: textForAdults(fitting), fitting };
}

/**
 * Asks for a birth date and highlights the courses for that age. Nothing is sent or stored. Without JavaScript it shows only
 * the list of all courses with their ages.
 */
export function CourseFinder({ heading: Heading = 'h2' }: { heading?: 'h2' | 'h3' }) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  return (
    <div className={styles.finder}>
      <div className={styles.question}>
        <Heading>
          <HeadingText heading={courseFinderTitle} isPlain />
        </Heading>
        <div className={styles.asking}>
          <p>{words.lead}</p>
          <Form
            className={styles.form}
            schema={schema}
            onSubmit={async ({ birthday }) => setAnswer(answerFor(birthday))}
          >
            <TextField
              name="birthday"
              label={words.birthday}
              hint={words.hint}
              type="date"
              autoComplete="off"
            />
            <Button type="submit">{words.measure}</Button>
            <Button onClick={() => setAnswer(answerForAdults())}>{words.grownUp}</Button>
          </Form>
        </div>
        {/* A live region: screen readers announce the answer that the list shows. */}
        <output className={styles.answer}>{answer?.text}</output>
        {answer?.isTooYoung === true && (
          <p className={styles.ask}>
            <MoreLink to="/contact">{words.ask}</MoreLink>
            <a
              className={quietLink}
              href={school.whatsApp.href}
              rel="noreferrer"
              aria-label={`${words.askOnWhatsApp}: ${words.youngerChild}`}
            >
              {words.askOnWhatsApp}
            </a>
          </p>
        )}
      </div>
      <CourseAgeList courses={courses} fitting={answer?.fitting ?? []} age={answer?.age} />
    </div>
  );
}
