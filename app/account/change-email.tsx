import { lazy, Suspense, useRef, useState, type RefObject } from 'react';
import type * as z from 'zod/mini';
import { emailChange, mailEmailCode, type User } from '#contract/users/account.ts';
import { ApiError, genericMessage } from '#app/api-error.ts';
import { callEndpoint } from '#app/api.ts';
import { Button, SubmitButton } from '#app/ui/form/button.tsx';
import { ErrorSummary } from '#app/ui/form/error-summary.tsx';
import { TextField } from '#app/ui/form/field.tsx';
import { Form } from '#app/ui/form/form.tsx';
import { PasswordField } from '#app/ui/form/password-field.tsx';
import { Dialog, DialogDescription } from '#app/ui/page/dialog.tsx';
import { quietLink } from '#app/ui/text/link.tsx';
import styles from './profile.module.css';

const loadCode = () => import('./email-code.tsx');

/** Only this step needs the field of a code, a large one. */
const EmailCode = lazy(loadCode);

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
          <Suspense>
            <EmailCode
              newEmail={newEmail}
              onAgain={() => setSent(false)}
              onChanged={() => {
                setOpen(false);
                setSent(false);
                setNewEmail('');
              }}
            />
          </Suspense>
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
    // Before the mail: without this step its code could not be typed.
    await loadCode().catch(() => {
      throw new ApiError(0, { message: genericMessage });
    });
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
