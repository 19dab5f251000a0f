import { useEffect, useMemo, useRef } from 'react';
import { localTimeOf } from '#contract/school-time.ts';
import type { Trial, TrialChange } from '#contract/school/trial.ts';
import { Button, SubmitButton } from '#app/ui/form/button.tsx';
import { fill } from '#app/ui/form/form-values.ts';
import { Form } from '#app/ui/form/form.tsx';
import { actionRow } from '../kit/actions.tsx';
import { TimeFields, timeFieldsClass } from './time-fields.tsx';
import { proposedTime, trialTimeOf, typedTime, type ClassTime } from './trial-time.ts';
import styles from './trials.module.css';

interface TimeFormProps {
  trial: Trial;
  classes: readonly ClassTime[];
  onSubmit: (change: TrialChange) => Promise<void>;
  /** Closes the form; null if it is always open. */
  onCancel: (() => void) | null;
}

/**
 * Day and time of a trial class, in the time zone of the school wherever the device is. A request has the next class of its
 * course filled in, so that agreeing takes one tap.
 */
export function TimeForm({ trial, classes, onSubmit, onCancel }: TimeFormProps) {
  const { startsAt, endsAt, timeZone, courseId, wishedDay, status, userEmail } = trial;
  const form = useRef<HTMLFormElement>(null);

  // Of values, not of the object: what was typed stays when the list is loaded again.
  const initial = useMemo((): Record<string, string> => {
    if (startsAt === null || endsAt === null) return proposedTime({ courseId, wishedDay }, classes, timeZone);
    const { day, time } = localTimeOf(new Date(startsAt), timeZone);
    const minutes = (new Date(endsAt).getTime() - new Date(startsAt).getTime()) / 60_000;
    return { startsAt: day, time, minutes: String(minutes) };
  }, [classes, startsAt, endsAt, timeZone, courseId, wishedDay]);
  useEffect(() => {
    if (form.current !== null) fill(form.current, initial);
  }, [initial]);

  return (
    <Form
      className={timeFieldsClass}
      schema={typedTime}
      ref={form}
      onSubmit={(typed) => onSubmit(trialTimeOf(typed, timeZone))}
    >
      <TimeFields timeZone={timeZone} />
      <div className={`${actionRow} ${styles.across}`}>
        <SubmitButton busyLabel="Saving the time…">
          {(status === 'agreed' ? 'Move' : 'Agree') + (userEmail === '' ? '' : ' and send the mails')}
        </SubmitButton>
        {onCancel !== null && <Button onClick={onCancel}>Back</Button>}
      </div>
    </Form>
  );
}
