import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { dayAfter, dayIn, momentOf } from '#contract/school-time.ts';
import { badPublishAt, maxScheduleDays } from '#contract/site/publication.ts';
import { Button, SubmitButton } from '#app/ui/form/button.tsx';
import { TextField } from '#app/ui/form/field.tsx';
import { Form } from '#app/ui/form/form.tsx';
import { Skeleton } from '#app/ui/page/skeleton.tsx';
import { overviewQuery } from '../overview/overview-query.ts';
import styles from './publish-dialog.module.css';

/** Before the school opens, so that the whole day has the new words. */
const usualTime = '06:00';

interface LaterFormProps {
  /** @param at the moment as an ISO date. @throws ApiError */
  onSubmit: (at: string) => Promise<void>;
  onBack: () => void;
}

/** Day and time of a publication, in the time zone of the school wherever the device is. */
export function LaterForm({ onSubmit, onBack }: LaterFormProps) {
  const { data, isLoadingError, refetch } = useQuery(overviewQuery);
  if (isLoadingError)
    return (
      <p role="alert">
        The time of the school could not be loaded. <Button onClick={() => void refetch()}>Try again</Button>
      </p>
    );
  if (data === undefined) return <Skeleton lines={3} words="Loading the time of the school." />;
  return <Moment timeZone={data.timeZone} onSubmit={onSubmit} onBack={onBack} />;
}

function Moment({ timeZone, onSubmit, onBack }: LaterFormProps & { timeZone: string }) {
  const [today] = useState(() => dayIn(timeZone));
  const [schema] = useState(() =>
    z
      .object({
        day: z.string().check(z.minLength(1, 'Please choose a day.')),
        time: z.string().check(z.minLength(1, 'Please choose a time.')),
      })
      .check(
        z.refine(
          // What is empty is said beside its own field.
          (local) => local.day === '' || local.time === '' || momentOf(local, timeZone) > new Date(),
          { error: badPublishAt, path: ['day'] },
        ),
      ),
  );
  return (
    <Form
      className={styles.form}
      schema={schema}
      onSubmit={(local) => onSubmit(momentOf(local, timeZone).toISOString())}
    >
      <p className={styles.note}>
        At this time these changes are published, and nothing else: what you change meanwhile, you publish by
        itself.
      </p>
      <TextField
        name="day"
        label="Day"
        type="date"
        min={today}
        max={dayAfter(today, maxScheduleDays)}
        defaultValue={dayAfter(today, 1)}
        required
      />
      <TextField
        name="time"
        label="Time"
        hint={`On the clocks of the school (${timeZone.replaceAll('_', ' ')}).`}
        type="time"
        defaultValue={usualTime}
        required
      />
      <p className={styles.buttons}>
        <Button onClick={onBack}>Back</Button>
        <SubmitButton busyLabel="Scheduling…">Publish at this time</SubmitButton>
      </p>
    </Form>
  );
}
