import { useEffect, useRef } from 'react';
import { makeTrial, trialOfConversation, type Conversation } from '#contract/school/conversation.ts';
import { trialAges } from '#contract/school/trial.ts';
import { callEndpoint } from '#app/api.ts';
import { Button, SubmitButton } from '#app/ui/form/button.tsx';
import { TextField } from '#app/ui/form/field.tsx';
import { fill } from '#app/ui/form/form-values.ts';
import { Form } from '#app/ui/form/form.tsx';
import { Select } from '#app/ui/form/select.tsx';
import { actionRow } from '../kit/actions.tsx';
import styles from './conversation.module.css';

interface MakeTrialFormProps {
  conversation: Conversation;
  /** The names of the courses. */
  courses: readonly string[];
  onMade: (conversation: Conversation) => Promise<void>;
  onCancel: () => void;
}

/** Makes a trial class out of a message. Name, phone number and email are those of the conversation: it asks only for the rest. */
export function MakeTrialForm({ conversation, courses, onMade, onCancel }: MakeTrialFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { _id: id, course } = conversation;
  useEffect(() => {
    if (form.current === null) return;
    if (course !== null) fill(form.current, { course: course.name });
    form.current.querySelector<HTMLElement>('select, input')?.focus();
    // Only when it opens.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <Form
      ref={form}
      className={styles.step}
      schema={trialOfConversation}
      onSubmit={async (body) => onMade(await callEndpoint(makeTrial, body, { params: { id } }))}
    >
      <h3>A trial class</h3>
      <div className={styles.pair}>
        <Select name="course" label="Course" options={courses} required />
        <TextField
          name="childAge"
          label="Age of the child"
          type="number"
          inputMode="numeric"
          min={trialAges.min}
          max={trialAges.max}
          required
        />
      </div>
      <div className={actionRow}>
        <SubmitButton busyLabel="Making the trial class…">Choose day and time</SubmitButton>
        <Button onClick={onCancel}>Back</Button>
      </div>
    </Form>
  );
}
