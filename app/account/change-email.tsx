import { useEffect, useRef, useState, type RefObject } from 'react';
import * as z from 'zod/mini';
import { changeEmail, emailChange, mailEmailCode, type User } from '#contract/users/account.ts';
import { callEndpoint } from '#app/api.ts';
import { useSession } from '#app/session.tsx';
import { Button, SubmitButton } from '#app/ui/form/button.tsx';
import { ErrorSummary } from '#app/ui/form/error-summary.tsx';
import { TextField } from '#app/ui/form/field.tsx';
import { Form } from '#app/ui/form/form.tsx';
import { OtpField } from '#app/ui/form/otp-field.tsx';
import { PasswordField } from '#app/ui/form/password-field.tsx';
import { Dialog, DialogDescription } from '#app/ui/page/dialog.tsx';
import { toast } from '#app/ui/page/toast.tsx';
import { quietLink } from '#app/ui/text/link.tsx';
import styles from './profile.module.css';

/** The server checks the length, as on the page that asks for the code of a new password. */
const codeForm = z.object({ otp: z.string() });

/** A dialog to change the email: a code that is sent to the new one proves it first. */
export function ChangeEmail({ user }: { user: User }) {
  const [isOpen, setOpen] = useState(false);
  // Kept while the dialog is closed: the code may be in the mailbox only after a while.
  const [newEmail, setNewEmail] = useState('');
  const [isSent, setSent] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  return (
    <>
      <button type="button" className={quietLink} onClick={() => setOpen(true)}>
        Change my email
      </button>
      <Dialog
        title="Change my email"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        isConfirmation
        initialFocus={field}
      >
        {isSent ? (
          <Code
            newEmail={newEmail}
            onAgain={() => setSent(false)}
            onChanged={() => {
              setOpen(false);
              setSent(false);
              setNewEmail('');
            }}
          />
        ) : (
          <NewEmail
            field={field}
            user={user}
            newEmail={newEmail}
            onClose={() => setOpen(false)}
            onSent={(userEmail) => {
              setNewEmail(userEmail);
              setSent(true);
            }}
          />
        )}
      </Dialog>
    </>
  );
}

interface NewEmailProps {
  field: RefObject<HTMLInputElement | null>;
  user: User;
  /** As it was sent before. */
  newEmail: string;
  onClose: () => void;
  onSent: (userEmail: string) => void;
}

function NewEmail({ field, user, newEmail, onClose, onSent }: NewEmailProps) {
  async function send(values: z.output<typeof emailChange>) {
    await callEndpoint(mailEmailCode, values);
    onSent(values.userEmail);
  }
  return (
    <Form className={styles.erase} schema={emailChange} onSubmit={send}>
      <DialogDescription>
        <p>
          It is <b>{user.userEmail}</b> now. We send a code to the new one.
        </p>
      </DialogDescription>
      <ErrorSummary />
      <TextField
        ref={field}
        name="userEmail"
        type="email"
        label="New Email"
        autoComplete="email"
        defaultValue={newEmail}
        required
      />
      <PasswordField name="password" label="Password" autoComplete="current-password" required />
      <div className={styles.answers}>
        <Button onClick={onClose}>Keep the old one</Button>
        <SubmitButton busyLabel="Sending the code…">Send the code</SubmitButton>
      </div>
    </Form>
  );
}

interface CodeProps {
  newEmail: string;
  onAgain: () => void;
  onChanged: () => void;
}

function Code({ newEmail, onAgain, onChanged }: CodeProps) {
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
