import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type * as z from 'zod/mini';
import { addTrial, trialAges, trialRequest } from '#contract/school/trial.ts';
import { callEndpoint } from '#app/api.ts';
import { useKeptFocus } from '#app/contact/kept-focus.ts';
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
import { fill, fillEmpty, valuesOf } from '#app/ui/form/form-values.ts';
import { Form } from '#app/ui/form/form.tsx';
import { MoreLink } from '#app/ui/text/link.tsx';
import { Select } from '#app/ui/form/select.tsx';
import { toast } from '#app/ui/page/toast.tsx';
import styles from '#app/contact/message-form.module.css';
import { messageAnchor, type Trial } from './trial.ts';
import { trialFormWords } from './form-words.ts';
import { trialWords } from './words.ts';

const ages = Array.from({ length: trialAges.max - trialAges.min + 1 }, (_, index) =>
  String(trialAges.min + index),
);

interface TrialFormProps {
  courses: readonly { courseName: string }[];
  /** The days on which there are classes. */
  days: readonly string[];
  /** What the link that led here says. */
  wish: Pick<Trial, 'course' | 'age'>;
}

/** The request for a free trial class. Its first fields are in the places of those of a message, whose draft it shares. */
export function TrialForm({ courses, days, wish: { course, age } }: TrialFormProps) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { user } = useSession();
  const form = useRef<HTMLFormElement>(null);
  useKeptFocus(form);

  useEffect(() => {
    if (form.current === null) return;
    fillEmpty(form.current, readMessageDraft());
    // A new link counts more than an earlier choice, but a reload changes nothing.
    if (readPreparedText() !== search) {
      fill(form.current, { course: course ?? '', childAge: age === undefined ? '' : String(age) });
      savePreparedText(search);
    }
    saveMessageDraft(valuesOf(form.current));
  }, [search, course, age]);

  useEffect(() => {
    if (form.current !== null && user !== null && user.role === 'user')
      fillEmpty(form.current, { userName: user.fullName, userEmail: user.userEmail });
  }, [user]);

  async function submit(values: z.output<typeof trialRequest>) {
    const { message } = await callEndpoint(addTrial, values);
    clearMessageDraft();
    toast.success(message);
    await navigate('/');
  }

  return (
    <Form
      className={styles.form}
      schema={trialRequest}
      ref={form}
      onSubmit={submit}
      onEdit={saveMessageDraft}
    >
      <ErrorSummary />
      <p className={`${styles.wide} ${styles.hint}`}>{trialFormWords.reach}</p>
      <TextField className={styles.wide} name="userName" label="Name" autoComplete="name" />
      <TextField name="userNumber" label="Phone" type="tel" autoComplete="tel" />
      <TextField name="userEmail" label="Email" type="email" autoComplete="email" />
      <Select
        className={styles.wide}
        name="course"
        label={trialWords.course}
        options={courses.map(({ courseName }) => courseName)}
      />
      <Select name="childAge" label={trialWords.age} options={ages} />
      <Select name="day" label={trialFormWords.day} options={days} empty={trialFormWords.anyDay} />
      {/* A honeypot: bots fill in this field, people do not see it. */}
      <div className="visually-hidden" aria-hidden="true">
        <label>
          Leave this empty <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className={styles.wide}>
        <SubmitButton className={styles.send} busyLabel="Sending the request…">
          {trialWords.label}
        </SubmitButton>
      </div>
      <p className={styles.wide}>
        <MoreLink to={`/contact#${messageAnchor}`}>{trialFormWords.writeInstead}</MoreLink>
      </p>
    </Form>
  );
}
