import { useEffect, useRef } from 'react';
import type { Answer } from '#contract/school/photo-consent.ts';
import { Button, SubmitButton } from '#app/ui/form/button.tsx';
import { ErrorSummary } from '#app/ui/form/error-summary.tsx';
import { Form } from '#app/ui/form/form.tsx';
import { ChildQuestions } from './child-questions.tsx';
import { consentSchema, withFieldsOf } from './consent-schema.ts';
import styles from './answer-form.module.css';

interface AnswerFormProps {
  child: { _id: string; fullName: string };
  known: Answer | null;
  /** On the clocks of the school. */
  today: string;
  submitWords: string;
  onSubmit: (answer: Answer) => Promise<void>;
  onClose: () => void;
}

/** The questions about one child. The first of them gets the focus. */
export function AnswerForm({ child, known, today, submitWords, onSubmit, onClose }: AnswerFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLInputElement>('input:checked, input')?.focus(), []);
  const ids = [child._id];
  return (
    <Form
      ref={form}
      className={styles.form}
      schema={consentSchema(ids, today)}
      onSubmit={async (answers) => {
        for (const { childId: _, ...answer } of answers) await withFieldsOf(ids, () => onSubmit(answer));
      }}
    >
      <ErrorSummary />
      <ChildQuestions child={child} known={known} today={today} />
      <div className={styles.buttons}>
        <SubmitButton kind="ruled" busyLabel="Saving the answer…">
          {submitWords}
        </SubmitButton>
        <Button onClick={onClose}>Back</Button>
      </div>
    </Form>
  );
}
