import { useEffect, useRef, type ReactNode } from 'react';
import { confirmPassword, passwordAgain, passwordWanted } from '#contract/second-factor.ts';
import { ApiError, callEndpoint } from '#app/api.ts';
import { Button, SubmitButton } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { Form } from '#app/ui/form.tsx';
import { PasswordField } from '#app/ui/password-field.tsx';
import styles from './password-again.module.css';

/** Whether a call was refused only because the password was given too long ago. */
export const isPasswordWanted = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 403 && 'password' in error.fields;

interface PasswordAgainProps {
  /** What the password is for. */
  children: ReactNode;
  /** The words of the button that goes on, and of the one that does not. */
  goOn: string;
  stop: string;
  kind?: 'primary' | 'danger';
  onStop: () => void;
  /** Goes on with what was refused. */
  onConfirmed: () => Promise<void>;
}

/** Asks for the password again, in the place where it is wanted, and goes on. */
export function PasswordAgain(props: PasswordAgainProps) {
  const { children, goOn, stop, kind = 'primary', onStop, onConfirmed } = props;
  // The button that was pressed may be gone.
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  async function submit(values: { password: string }) {
    await callEndpoint(confirmPassword, values);
    await onConfirmed();
  }
  return (
    <Form ref={form} className={styles.form} schema={passwordAgain} onSubmit={submit}>
      {children}
      <p>{passwordWanted}</p>
      <ErrorSummary />
      <PasswordField name="password" label="Password" autoComplete="current-password" required />
      <div className={styles.answers}>
        <Button onClick={onStop}>{stop}</Button>
        <SubmitButton kind={kind} busyLabel="Checking the password…">
          {goOn}
        </SubmitButton>
      </div>
    </Form>
  );
}

interface PasswordDialogProps extends Pick<PasswordAgainProps, 'goOn' | 'onConfirmed'> {
  isOpen: boolean;
  onClose: () => void;
}

/** The same where no dialog is open yet. */
export function PasswordDialog({ isOpen, goOn, onClose, onConfirmed }: PasswordDialogProps) {
  return (
    <Dialog title="Enter your password" isOpen={isOpen} onClose={onClose} isConfirmation>
      <PasswordAgain goOn={goOn} stop="Not now" onStop={onClose} onConfirmed={onConfirmed}>
        {null}
      </PasswordAgain>
    </Dialog>
  );
}
