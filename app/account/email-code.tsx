import { useEffect, useRef } from 'react';
import * as z from 'zod/mini';
import { changeEmail } from '#contract/users/account.ts';
import { callEndpoint } from '#app/api.ts';
import { useSession } from '#app/session.tsx';
import { Button, SubmitButton } from '#app/ui/form/button.tsx';
import { ErrorSummary } from '#app/ui/form/error-summary.tsx';
import { Form } from '#app/ui/form/form.tsx';
import { OtpField } from '#app/ui/form/otp-field.tsx';
import { DialogDescription } from '#app/ui/page/dialog.tsx';
import { toast } from '#app/ui/page/toast.tsx';
import styles from './profile.module.css';

/** The server checks the length, as on the page that asks for the code of a new password. */
const codeForm = z.object({ otp: z.string() });

interface EmailCodeProps {
  newEmail: string;
  onAgain: () => void;
  onChanged: () => void;
}

/** The second step of a change of the email: the code that the new one has got. */
export default function EmailCode({ newEmail, onAgain, onChanged }: EmailCodeProps) {
  const { updateUser } = useSession();
  // The pressed button no longer exists, so the focus has to move.
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  async function change({ otp }: z.output<typeof codeForm>) {
    const { message, user } = await callEndpoint(changeEmail, { userEmail: newEmail, otp });
    updateUser(user);
    toast.success(message);
    onChanged();
  }
  return (
    <Form ref={form} className={styles.erase} schema={codeForm} onSubmit={change}>
      <DialogDescription>
        <p>
          We have sent a code to <b>{newEmail}</b>. It works for 10 minutes.
        </p>
      </DialogDescription>
      <ErrorSummary />
      <OtpField name="otp" label="Code from the email" />
      <div className={styles.answers}>
        <Button onClick={onAgain}>Send a new code</Button>
        <SubmitButton busyLabel="Checking the code…">Change email</SubmitButton>
      </div>
    </Form>
  );
}
