import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import type { BodyOf } from '#contract/endpoint.ts';
import { changeApplication, type OfficeApplication } from '#contract/school/office-application.ts';
import { Button, SubmitButton } from '#app/ui/form/button.tsx';
import { Checkbox } from '#app/ui/form/checkbox.tsx';
import { TextField } from '#app/ui/form/field.tsx';
import { Form } from '#app/ui/form/form.tsx';
import { TextArea } from '#app/ui/form/text-area.tsx';
import { actionRow } from '../kit/actions.tsx';
import { stepWords } from './step-words.ts';
import styles from './conversation.module.css';

const { reason } = changeApplication.body.shape;
const withMail = z.object({
  reason,
  subject: z.string().check(z.minLength(1, 'Please enter a subject.')),
  text: z.string().check(z.minLength(1, 'Please enter the text of the mail, or send none.')),
});
const withoutMail = z.object({ reason, subject: z.optional(z.string()), text: z.optional(z.string()) });

interface StepFormProps {
  step: OfficeApplication['nextSteps'][number];
  /** What the step is called. */
  words?: string;
  /** The address of the family; empty when it gave none. */
  email: string;
  onSubmit: (change: BodyOf<typeof changeApplication>) => Promise<void>;
  onCancel: () => void;
}

/** One step of an application: a reason, and the mail to the family, which can be changed or left out. */
export function StepForm(props: StepFormProps) {
  const { step, words = stepWords[step.status], email, onSubmit, onCancel } = props;
  const form = useRef<HTMLFormElement>(null);
  // Who withdraws has told the school, and knows.
  const [hasMail, setHasMail] = useState(step.status !== 'withdrawn' && email !== '');
  useEffect(() => {
    void form.current?.querySelector('button')?.scrollIntoView({ block: 'nearest' });
  }, []);

  return (
    <Form
      ref={form}
      className={styles.step}
      schema={hasMail ? withMail : withoutMail}
      onSubmit={async ({ reason: why, subject = '', text = '' }) =>
        onSubmit({ status: step.status, reason: why, mail: hasMail ? { subject, text } : null })
      }
    >
      <h3>{words}</h3>
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
          <TextField name="subject" label="Subject" defaultValue={step.mail.subject} />
          <TextArea name="text" label="Mail" defaultValue={step.mail.text} />
        </>
      )}
      <div className={actionRow}>
        <SubmitButton busyLabel="Saving…">
          {words}
          {hasMail && ' and send the mail'}
        </SubmitButton>
        <Button onClick={onCancel}>Back</Button>
      </div>
    </Form>
  );
}
