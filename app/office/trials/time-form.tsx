import { useEffect, useMemo, useRef } from 'react';
import * as z from 'zod/mini';
import { dayAfter, dayIn, localTimeOf, momentOf } from '#contract/school-time.ts';
import { trialMinutes, type Trial, type TrialChange } from '#contract/school/trial.ts';
import { Button, SubmitButton } from '#app/ui/form/button.tsx';
import { TextField } from '#app/ui/form/field.tsx';
import { fill } from '#app/ui/form/form-values.ts';
import { Form } from '#app/ui/form/form.tsx';
import { actionRow } from '../kit/actions.tsx';
import styles from './trials.module.css';

const badLength = `Please enter ${trialMinutes.min} to ${trialMinutes.max} minutes.`;

const times = z.object({
  startsAt: z.string().check(z.minLength(1, 'Please choose a day.')),
  time: z.string().check(z.minLength(1, 'Please choose a time.')),
  minutes: z.string().check(
    z.refine((text) => {
      const minutes = Number(text);
      return Number.isInteger(minutes) && minutes >= trialMinutes.min && minutes <= trialMinutes.max;
    }, badLength),
  ),
});

/** A class in the timetable. */
export interface ClassTime {
  day: string;
  start: string;
  minutes: number;
  courses: readonly string[];
}

/** The class of the timetable that a family may visit: one of its course, on the day that it wishes for if there is one. */
function classFor(
  { courseId, wishedDay }: Pick<Trial, 'courseId' | 'wishedDay'>,
  classes: readonly ClassTime[],
): ClassTime | undefined {
  const ofCourse = classes.filter(({ courses }) => courses.includes(courseId));
  return ofCourse.find(({ day }) => day.toLowerCase() === wishedDay.toLowerCase()) ?? ofCourse[0];
}

/** The next day on which the school's calendar has this day of the week; undefined for other words. */
function nextDay(wish: string, timeZone: string): string | undefined {
  const today = dayIn(timeZone);
  const dayName = (day: string) =>
    new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'UTC' });
  return [1, 2, 3, 4, 5, 6, 7]
    .map((days) => dayAfter(today, days))
    .find((day) => dayName(day).toLowerCase() === wish.toLowerCase());
}

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
    if (startsAt === null || endsAt === null) {
      const visited = classFor({ courseId, wishedDay }, classes);
      const day = nextDay(wishedDay, timeZone) ?? nextDay(visited?.day ?? '', timeZone);
      return {
        startsAt: day ?? '',
        time: visited?.start ?? '',
        minutes: String(visited?.minutes ?? trialMinutes.usual),
      };
    }
    const { day, time } = localTimeOf(new Date(startsAt), timeZone);
    const minutes = (new Date(endsAt).getTime() - new Date(startsAt).getTime()) / 60_000;
    return { startsAt: day, time, minutes: String(minutes) };
  }, [classes, startsAt, endsAt, timeZone, courseId, wishedDay]);
  useEffect(() => {
    if (form.current !== null) fill(form.current, initial);
  }, [initial]);

  return (
    <Form
      className={styles.times}
      schema={times}
      ref={form}
      onSubmit={({ startsAt: day, time, minutes }) =>
        onSubmit({
          startsAt: momentOf({ day, time }, timeZone).toISOString(),
          minutes: Number(minutes),
        })
      }
    >
      <TextField name="startsAt" label="Day" type="date" />
      <TextField name="time" label="Time" type="time" />
      <TextField
        name="minutes"
        label="Minutes"
        type="number"
        inputMode="numeric"
        min={trialMinutes.min}
        max={trialMinutes.max}
      />
      <p className={`${styles.across} ${styles.zone}`}>School time ({timeZone.replaceAll('_', ' ')})</p>
      <div className={`${actionRow} ${styles.across}`}>
        <SubmitButton busyLabel="Saving the time…">
          {(status === 'agreed' ? 'Move' : 'Agree') + (userEmail === '' ? '' : ' and send the mails')}
        </SubmitButton>
        {onCancel !== null && <Button onClick={onCancel}>Back</Button>}
      </div>
    </Form>
  );
}
