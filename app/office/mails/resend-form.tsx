import { useEffect, useRef } from 'react';
import { changeMail, correctedAddress, resendMail, type OfficeMail } from '#contract/mails.ts';
import { callEndpoint } from '#app/api.ts';
import { Button, SubmitButton } from '#app/ui/form/button.tsx';
import { TextField } from '#app/ui/form/field.tsx';
import { fill } from '#app/ui/form/form-values.ts';
import { Form } from '#app/ui/form/form.tsx';
import { toast } from '#app/ui/page/toast.tsx';
import styles from './mails.module.css';

interface ResendFormProps {
  mail: OfficeMail;
  /** Called with the mail that is on its way again. */
  onSent: (mail: OfficeMail) => void;
  onCancel: () => void;
}

/** Asks once for the address, which can be corrected, and sends the mail again. */
export function ResendForm({ mail: { _id, to }, onSent, onCancel }: ResendFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.current === null) return;
    fill(form.current, { to });
    form.current.querySelector('input')?.focus();
    // Only when it opens: the owner may be typing when the list is loaded again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return (
    <Form
      className={styles.again}
      schema={correctedAddress}
      ref={form}
      onSubmit={async (corrected) => {
        const params = { id: _id };
        if (corrected.to !== to) await callEndpoint(changeMail, corrected, { params });
        const { data, message } = await callEndpoint(resendMail, undefined, { params });
        onSent(data);
        toast.success(message);
      }}
    >
      <TextField
        name="to"
        label="Address"
        type="email"
        inputMode="email"
        autoComplete="off"
        spellCheck={false}
      />
      <div className={styles.actions}>
        <SubmitButton busyLabel="Sending the mail again…">Send again</SubmitButton>
        <Button onClick={onCancel}>Back</Button>
      </div>
    </Form>
  );
}
