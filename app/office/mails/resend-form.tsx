import { useEffect, useRef } from 'react';
import type * as z from 'zod/mini';
import { changeMail, correctedAddress, resendMail, type OfficeMail } from '#contract/school/email-list.ts';
import { callEndpoint } from '#app/api.ts';
import { Button, SubmitButton } from '#app/ui/form/button.tsx';
import { fill } from '#app/ui/form/form-values.ts';
import { Form } from '#app/ui/form/form.tsx';
import { toast } from '#app/ui/page/toast.tsx';
import { actionRow } from '../kit/actions.tsx';
import { EmailField } from '../kit/email-field.tsx';
import { usePasswordAgain } from '../kit/use-password-again.tsx';
import styles from './mails.module.css';

type Corrected = z.output<typeof correctedAddress>;

interface ResendFormProps {
  mail: Pick<OfficeMail, '_id' | 'to'>;
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

  async function send(corrected: Corrected) {
    const params = { id: _id };
    if (corrected.to !== to) await callEndpoint(changeMail, corrected, { params });
    const { data, message } = await callEndpoint(resendMail, undefined, { params });
    onSent(data);
    toast.success(message);
  }
  const [submit, dialog] = usePasswordAgain(send, 'Send again');

  return (
    <>
      <Form className={styles.again} schema={correctedAddress} ref={form} onSubmit={submit}>
        <EmailField name="to" label="Address" />
        <div className={actionRow}>
          <SubmitButton busyLabel="Sending the mail again…">Send again</SubmitButton>
          <Button onClick={onCancel}>Back</Button>
        </div>
      </Form>
      {dialog}
    </>
  );
}
