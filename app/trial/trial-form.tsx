import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type * as z from 'zod/mini';
import { addTrial, trialRequest } from '#contract/school/trial.ts';
import { callEndpoint } from '#app/api.ts';
import {
  clearMessageDraft,
  readMessageDraft,
  readPreparedText,
  saveMessageDraft,
  savePreparedText,
} from '#app/contact/message-draft.ts';
import { useSession } from '#app/session.tsx';
import { SubmitButton } from '#app/ui/form/button.tsx';
import { ErrorSummary } from '#app/ui/form/error-summary.tsx';
import { TextField } from '#app/ui/form/field.tsx';
import { fill, fillEmpty, valuesOf, type Values } from '#app/ui/form/form-values.ts';
import { Form, type FormSchema } from '#app/ui/form/form.tsx';
import { NoScriptMessage } from '#app/ui/page/no-script-message.tsx';
import { Select } from '#app/ui/form/select.tsx';
import { AgeChips, ageIn, chipsFor } from './age-chips.tsx';
import { saveAskedTrial } from './asked-trial.ts';
import { courseForAge, yearsOutside } from './course-for-age.ts';
import { CourseNote } from './course-note.tsx';
import { DayChoice } from './day-choice.tsx';
import { trialFormWords } from './form-words.ts';
import type { Trial } from './trial.ts';
import type { TrialCourse } from './trial-course.ts';
import styles from './trial-form.module.css';
import { trialWords } from './words.ts';

type Request = z.output<typeof trialRequest>;

/** The age is in the chips or in the list beside them. */
const schema: FormSchema<Request> = {
  safeParse: ({ adultAge: _, ...values }: Values) =>
    trialRequest.safeParse({ ...values, childAge: ageIn({ ...values, adultAge: _ ?? '' }) }),
};

interface TrialFormProps {
  courses: readonly TrialCourse[];
  /** The days on which there are classes, for a course whose times are agreed with each family. */
  days: readonly string[];
  timeZone: string;
  /** What the link that led here says; null before hydration. */
  wish: Pick<Trial, 'course' | 'age'> | null;
}

/**
 * The request for a free trial class. The age comes first: it chooses the course, unless the family has chosen one that fits. Name,
 * phone and email share the draft of a message.
 */
export function TrialForm({ courses, days, timeZone, wish }: TrialFormProps) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { user } = useSession();
  const form = useRef<HTMLFormElement>(null);
  const [shown, setShown] = useState({ course: '', age: '' });
  /** The age that was last chosen, and the course that it has chosen. */
  const chosen = useRef({ age: '', course: '' });
  const courseOf = (name: string) => courses.find(({ courseName }) => courseName === name);
  const shownCourse = courseOf(shown.course);
  const plainDays = days.map((day) => ({ value: day, label: day }));

  /** Lets a new age choose the course, and shows what belongs to both. */
  const follow = useCallback(() => {
    if (form.current === null) return;
    const values = valuesOf(form.current);
    const now = { age: ageIn(values), course: String(values.course ?? '') };
    if (now.age !== chosen.current.age && now.age !== '') {
      const own = courses.find(({ courseName }) => courseName === now.course);
      const isOwn = own !== undefined && now.course !== chosen.current.course;
      const fitting = courseForAge(courses, Number(now.age))?.courseName;
      if (fitting !== undefined && !(isOwn && yearsOutside(own, Number(now.age)) === 0)) {
        fill(form.current, { course: fitting });
        now.course = chosen.current.course = fitting;
      }
    }
    chosen.current.age = now.age;
    setShown(now);
    // An adult has no chip, and a child is not in the list of adults.
    saveMessageDraft({ childAge: '', ...valuesOf(form.current) });
  }, [courses]);

  useEffect(() => {
    if (form.current === null || wish === null) return;
    const isNewLink = readPreparedText() !== search;
    fillEmpty(form.current, readMessageDraft());
    // A new link counts more than an earlier choice, but a reload changes nothing.
    if (isNewLink) {
      if (wish.age !== undefined) fill(form.current, { childAge: 'none', ...chipsFor(wish.age) });
      fill(form.current, { course: wish.course ?? '' });
      savePreparedText(search);
    }
    const { course: known } = valuesOf(form.current);
    // What stands there is the family's own choice, or that of its link.
    if (known !== '') chosen.current = { age: ageIn(valuesOf(form.current)), course: '' };
    follow();
  }, [search, wish, follow]);

  useEffect(() => {
    if (form.current !== null && user !== null && user.role === 'user')
      fillEmpty(form.current, { userName: user.fullName, userEmail: user.userEmail });
  }, [user]);

  async function submit(values: Request) {
    await callEndpoint(addTrial, values);
    clearMessageDraft();
    const dayChoice = courseOf(values.course)?.days.find(({ value }) => value === values.day);
    saveAskedTrial({
      courseName: values.course,
      childAge: String(values.childAge),
      day: dayChoice?.label ?? values.day,
      userEmail: values.userEmail,
      userNumber: values.userNumber,
      at: new Date().toISOString(),
    });
    // Back leads to where the family came from, and not to the empty form.
    await navigate('/trial/asked', { replace: true });
  }

  return (
    <Form className={styles.form} schema={schema} ref={form} onSubmit={submit} onEdit={follow}>
      <NoScriptMessage feature="This form" />
      <ErrorSummary />
      <AgeChips />
      <div>
        <Select
          name="course"
          label={trialWords.course}
          options={courses.map(({ courseName }) => courseName)}
        />
        <CourseNote course={shownCourse} age={shown.age} timeZone={timeZone} />
      </div>
      <DayChoice
        days={shownCourse === undefined || shownCourse.days.length === 0 ? plainDays : shownCourse.days}
      />
      <TextField name="userName" label="Name" autoComplete="name" />
      <p className={styles.hint}>{trialFormWords.reach}</p>
      <TextField name="userNumber" label="Phone" type="tel" autoComplete="tel" />
      <TextField name="userEmail" label="Email" type="email" autoComplete="email" />
      {/* A honeypot: bots fill in this field, people do not see it. */}
      <div className="visually-hidden" aria-hidden="true">
        <label>
          Leave this empty <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <SubmitButton busyLabel="Sending the request…">{trialWords.label}</SubmitButton>
    </Form>
  );
}
