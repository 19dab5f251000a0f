import { useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { changeMail, correctedAddress, resendMail, type OfficeMail } from '#contract/school/mails.ts';
import { isPasswordRequired, PasswordConfirmationDialog } from '#app/account/password-confirmation.tsx';
import { callEndpoint } from '#app/api.ts';
import { Button, SubmitButton } from '#app/ui/form/button.tsx';
import { TextField } from '#app/ui/form/field.tsx';
import { fill } from '#app/ui/form/form-values.ts';
import { Form } from '#app/ui/form/form.tsx';
import { toast } from '#app/ui/page/toast.tsx';
import { actionRow } from '../kit/actions.tsx';
import styles from './mails.module.css';

type Corrected = z.output<typeof correctedAddress>;

interface ResendFormProps {
  mail: OfficeMail;
  /** Called with the mail that is on its way again. */
  onSent: (mail: OfficeMail) => void;
  onCancel: () => void;
}

/** Asks once for the address, which can be corrected, and sends the mail again. */
export function ResendForm({ mail: { _id, to }, onSent, onCancel }: ResendFormProps) {
  const form = useRef<HTMLFormElement>(null);
  /** The address that waits for the password: it was given too long ago. */
  const [waiting, setWaiting] = useState<Corrected | null>(null);
  useEffect(() => {
    if (form.current === null) return;
    fill(form.current, { to });
    form.current.querySelector('input')?.focus();
    // Only when it opens: the owner may be typing when the list is loaded again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  async function send(corrected: Corrected) {
    const params = { id: _id };
    if (corrected.to !== to) await callEndpoint(changeMail, corrected, { params });
    const { data, message } = await callEndpoint(resendMail, undefined, { params });
    setWaiting(null);
    onSent(data);
    toast.success(message);
  }

  return (
    <>
      <Form
        className={styles.again}
        schema={correctedAddress}
        ref={form}
        onSubmit={async (corrected) => {
          try {
            await send(corrected);
          } catch (error) {
            if (!isPasswordRequired(error)) throw error;
            setWaiting(corrected);
          }
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
        <div className={actionRow}>
          <SubmitButton busyLabel="Sending the mail again…">Send again</SubmitButton>
          <Button onClick={onCancel}>Back</Button>
        </div>
      </Form>
      <PasswordConfirmationDialog
        isOpen={waiting !== null}
        confirmLabel="Send again"
        onClose={() => setWaiting(null)}
        onConfirmed={async () => {
          if (waiting !== null) await send(waiting);
        }}
      />
    </>
  );
}
