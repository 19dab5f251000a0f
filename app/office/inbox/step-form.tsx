import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import type { BodyOf } from '#contract/endpoint.ts';
import { changeApplication, type OfficeApplication } from '#contract/school/office-application.ts';
import { statusText } from '#contract/school/status-words.ts';
import { Button, SubmitButton } from '#app/ui/form/button.tsx';
import { Checkbox } from '#app/ui/form/checkbox.tsx';
import { TextField } from '#app/ui/form/field.tsx';
import { fill } from '#app/ui/form/form-values.ts';
import { Form } from '#app/ui/form/form.tsx';
import { TextArea } from '#app/ui/form/text-area.tsx';
import { actionRow } from '../kit/actions.tsx';
import { TimeFields, timeFieldsClass } from '../trials/time-fields.tsx';
import { proposedTime, trialTimeOf, typedTime, type ClassTime } from '../trials/trial-time.ts';
import { stepWords } from './step-words.ts';
import styles from './conversation.module.css';

const { reason } = changeApplication.body.shape;
const subject = z.string().check(z.minLength(1, 'Please enter a subject.'));
const text = z.string().check(z.minLength(1, 'Please enter the text of the mail, or send none.'));
const none = z.optional(z.string());

/** The mail and the day are only there where they are asked for. */
const schemaOf = (hasMail: boolean, hasDay: boolean) =>
  z.object({
    reason,
    subject: hasMail ? subject : none,
    text: hasMail ? text : none,
    startsAt: hasDay ? typedTime.shape.startsAt : none,
    time: hasDay ? typedTime.shape.time : none,
    minutes: hasDay ? typedTime.shape.minutes : none,
  });

/** The classes from which a trial class is chosen. */
export interface TrialChoice {
  courseId: string;
  classes: readonly ClassTime[];
  /** Of the school. */
  timeZone: string;
}

interface StepFormProps {
  /** As it was when the form was opened. */
  step: OfficeApplication['nextSteps'][number];
  /** As it is now. Its family gave no address when `email` is empty. */
  application: OfficeApplication;
  /** For the step to a trial class; without it the family is asked for a day. */
  trial?: TrialChoice | undefined;
  /** Stores a change of a version. @throws ApiError for the form */
  onSubmit: (change: BodyOf<typeof changeApplication>, from: number) => Promise<void>;
  onCancel: () => void;
}

/**
 * One step of an application: day and time of a trial class, a reason, and the mail to the family, which can be changed or left out. When
 * somebody else changes the application, the form says so and keeps what is typed.
 */
export function StepForm({ step, application, trial, onSubmit, onCancel }: StepFormProps) {
  const { status, classMail } = step;
  const { email, hasOpenTrial, version } = application;
  const [openedVersion] = useState(version);
  const isPossible = application.nextSteps.some((next) => next.status === status);
  const words = stepWords[status];
  const form = useRef<HTMLFormElement>(null);
  // Who withdraws has told the school, and knows.
  const [hasMail, setHasMail] = useState(status !== 'withdrawn' && email !== '');
  const [asksForDay, setAsksForDay] = useState(false);
  /** What was typed in the place of proposed words: it comes back when the same are proposed again. */
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const wordsFor = (proposed: string) => ({
    defaultValue: typed[proposed] ?? proposed,
    onChange: ({ target }: { target: { value: string } }) =>
      setTyped((before) => ({ ...before, [proposed]: target.value })),
  });
  const choice = classMail === null || asksForDay ? undefined : trial;
  const mail = choice === undefined || classMail === null ? step.mail : classMail;

  const submitWords = hasMail ? `${words} and send the mail` : words;

  useEffect(() => {
    // A trial class begins with its day; any other step is read down to its button.
    const first = status === 'trial' ? 'h3' : 'button';
    void form.current?.querySelector(first)?.scrollIntoView({ block: 'nearest' });
  }, [status]);
  useEffect(() => {
    if (trial === undefined || form.current === null) return;
    const { courseId, classes, timeZone } = trial;
    fill(form.current, proposedTime({ courseId, wishedDay: '' }, classes, timeZone));
    // Once the fields are there: what was typed stays when the application is loaded again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [trial === undefined]);

  return (
    <Form
      ref={form}
      className={styles.step}
      schema={schemaOf(hasMail, choice !== undefined)}
      onSubmit={async ({ startsAt = '', time = '', minutes = '', ...values }) =>
        onSubmit(
          {
            status,
            reason: values.reason,
            mail: hasMail ? { subject: values.subject ?? '', text: values.text ?? '' } : null,
            ...(choice && { trial: trialTimeOf({ startsAt, time, minutes }, choice.timeZone) }),
          },
          version,
        )
      }
    >
      <h3>{words}</h3>
      {version !== openedVersion && (
        <output className={styles.failed}>
          Somebody else has changed this application meanwhile. It is now: {statusText(application)}.
          {!isPossible && ' This step is not possible any more.'}
        </output>
      )}
      {hasOpenTrial && (status === 'declined' || status === 'withdrawn') && (
        <p>The trial class stays agreed. Cancel it below if nobody is to come.</p>
      )}
      {classMail !== null && trial !== undefined && (
        // What was typed stays while the family is asked instead.
        <div className={timeFieldsClass} hidden={choice === undefined}>
          <TimeFields timeZone={trial.timeZone} />
        </div>
      )}
      {classMail !== null && trial !== undefined && (
        <Checkbox
          name="asksForDay"
          label="Ask the family which day suits them"
          checked={asksForDay}
          onChange={({ target }) => setAsksForDay(target.checked)}
        />
      )}
      <TextField
        name="reason"
        label="Reason (optional)"
        hint="The family sees it on its profile."
        maxLength={300}
      />
      {email === '' ? (
        <p>No email: please call.</p>
      ) : (
        <Checkbox
          name="hasMail"
          label={`Send a mail to ${email}`}
          checked={hasMail}
          onChange={({ target }) => setHasMail(target.checked)}
        />
      )}
      {hasMail && (
        <>
          <TextField {...wordsFor(mail.subject)} key={mail.subject} name="subject" label="Subject" />
          <TextArea {...wordsFor(mail.text)} key={mail.text} name="text" label="Mail" />
          {choice !== undefined && <p>Day, place and a file for the calendar follow these words.</p>}
        </>
      )}
      <div className={actionRow}>
        {isPossible ? (
          <SubmitButton busyLabel="Saving…">{submitWords}</SubmitButton>
        ) : (
          <Button type="submit" kind="primary" disabled>
            {submitWords}
          </Button>
        )}
        <Button onClick={onCancel}>Back</Button>
      </div>
    </Form>
  );
}
