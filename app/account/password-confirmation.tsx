import { useEffect, useRef, type ReactNode } from 'react';
import {
  confirmPassword,
  passwordConfirmation,
  passwordRequiredMessage,
} from '#contract/users/second-factor.ts';
import { callEndpoint } from '#app/api.ts';
import { ApiError } from '#app/api-error.ts';
import { Button, SubmitButton } from '#app/ui/form/button.tsx';
import { Dialog } from '#app/ui/page/dialog.tsx';
import { ErrorSummary } from '#app/ui/form/error-summary.tsx';
import { Form } from '#app/ui/form/form.tsx';
import { PasswordField } from '#app/ui/form/password-field.tsx';
import styles from './password-confirmation.module.css';

/** Whether a request failed only because the user has to enter the password again. */
export const isPasswordRequired = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 403 && 'password' in error.fields;

interface PasswordConfirmationProps {
  /** Explains why the password is needed. */
  children: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  kind?: 'primary' | 'danger';
  onCancel: () => void;
  /** Repeats the action that needed the password. */
  onConfirmed: () => Promise<void>;
}

/** A form that asks for the password again and then continues with an action. */
export function PasswordConfirmation(props: PasswordConfirmationProps) {
  const { children, confirmLabel, cancelLabel, kind = 'primary', onCancel, onConfirmed } = props;
  // The pressed button may no longer exist, so the focus has to move.
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  async function submit(values: { password: string }) {
    await callEndpoint(confirmPassword, values);
    await onConfirmed();
  }
  return (
    <Form ref={form} className={styles.form} schema={passwordConfirmation} onSubmit={submit}>
      {children}
      <p>{passwordRequiredMessage}</p>
      <ErrorSummary />
      <PasswordField name="password" label="Password" autoComplete="current-password" required />
      <div className={styles.answers}>
        <Button onClick={onCancel}>{cancelLabel}</Button>
        <SubmitButton kind={kind} busyLabel="Checking the password…">
          {confirmLabel}
        </SubmitButton>
      </div>
    </Form>
  );
}

interface PasswordConfirmationDialogProps extends Pick<
  PasswordConfirmationProps,
  'confirmLabel' | 'onConfirmed'
> {
  isOpen: boolean;
  onClose: () => void;
}

/** `PasswordConfirmation` in a dialog of its own. */
export function PasswordConfirmationDialog({
  isOpen,
  confirmLabel,
  onClose,
  onConfirmed,
}: PasswordConfirmationDialogProps) {
  return (
    <Dialog title="Enter your password" isOpen={isOpen} onClose={onClose} isConfirmation>
      <PasswordConfirmation
        confirmLabel={confirmLabel}
        cancelLabel="Not now"
        onCancel={onClose}
        onConfirmed={onConfirmed}
      >
        {null}
      </PasswordConfirmation>
    </Dialog>
  );
}
