import { useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { changePassword, passwordChange } from '#contract/users/account.ts';
import { callEndpoint } from '#app/api.ts';
import { Button, SubmitButton } from '#app/ui/form/button.tsx';
import { Dialog, DialogDescription } from '#app/ui/page/dialog.tsx';
import { ErrorSummary } from '#app/ui/form/error-summary.tsx';
import { Form } from '#app/ui/form/form.tsx';
import { quietLink } from '#app/ui/text/link.tsx';
import { PasswordField } from '#app/ui/form/password-field.tsx';
import { toast } from '#app/ui/page/toast.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import styles from './profile.module.css';

/** A dialog to change the password. The current password is required; all other sessions end. */
export function ChangePassword({ email, onChanged }: { email: string; onChanged: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const currentPassword = useRef<HTMLInputElement>(null);

  async function change(values: z.output<typeof passwordChange>) {
    const { message } = await callEndpoint(changePassword, values);
    setOpen(false);
    toast.success(message);
    onChanged();
  }

  return (
    <>
      <button type="button" className={quietLink} onClick={() => setOpen(true)}>
        Change my password
      </button>
      <Dialog
        title="Change my password"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        isConfirmation
        initialFocus={currentPassword}
      >
        <Form className={styles.erase} schema={passwordChange} onSubmit={change}>
          <DialogDescription>
            <p>This signs you out on all other devices.</p>
          </DialogDescription>
          <ErrorSummary />
          {/* Tells password managers which account's password changes. */}
          <input type="email" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            ref={currentPassword}
            name="password"
            label="Current Password"
            autoComplete="current-password"
            required
          />
          <NewPasswordField name="newpassword" label="New Password" />
          <div className={styles.answers}>
            <Button onClick={() => setOpen(false)}>Keep the old one</Button>
            <SubmitButton busyLabel="Saving the new password…">Save password</SubmitButton>
          </div>
        </Form>
      </Dialog>
    </>
  );
}
