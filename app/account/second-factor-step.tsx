import { useEffect, useRef } from 'react';
import { finishSignIn, secondStep } from '#contract/users/second-factor.ts';
import type { User } from '#contract/users/account.ts';
import { callEndpoint } from '#app/api.ts';
import { ApiError } from '#app/api-error.ts';
import { SubmitButton } from '#app/ui/form/button.tsx';
import { TextField } from '#app/ui/form/field.tsx';
import { Form } from '#app/ui/form/form.tsx';
import { quietLink } from '#app/ui/text/link.tsx';
import { toast } from '#app/ui/page/toast.tsx';
import styles from './account-page.module.css';

/** Whether a sign-in failed only because the account needs a code of its second factor. */
export const isCodeRequired = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 401 && 'code' in error.fields;

interface SecondFactorStepProps {
  onDone: (message: string, user: User) => void;
  /** Goes back to email and password. */
  onStartAgain: () => void;
}

/** The second step of signing in: a code from the authenticator app, or a recovery code. */
export function SecondFactorStep({ onDone, onStartAgain }: SecondFactorStepProps) {
  // The pressed button no longer exists, so the focus has to move.
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  async function submit(values: { code: string }) {
    try {
      const { message, foundUser } = await callEndpoint(finishSignIn, values);
      onDone(message, foundUser);
    } catch (error) {
      // The sign-in expired or had too many wrong codes: no other code is accepted.
      if (!(error instanceof ApiError) || error.status !== 401 || 'code' in error.fields) throw error;
      toast.error(error.message);
      onStartAgain();
    }
  }

  return (
    <>
      <p className={styles.intro}>
        Enter the six digits from your authenticator app. No phone? Use a recovery code.
      </p>
      <Form ref={form} className={styles.form} schema={secondStep} onSubmit={submit}>
        <TextField
          name="code"
          label="Code"
          hint="Six digits, or a recovery code of 16 digits"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
        />
        <SubmitButton busyLabel="Checking the code…">Sign in</SubmitButton>
      </Form>
      <p>
        <button type="button" className={quietLink} onClick={onStartAgain}>
          Start again
        </button>
      </p>
    </>
  );
}
