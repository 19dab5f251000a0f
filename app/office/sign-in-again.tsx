import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { authUser, signIn, type AnyUser } from '#contract/users/account.ts';
import { isCodeRequired, SecondFactorStep } from '#app/account/second-factor-step.tsx';
import { callEndpoint } from '#app/api.ts';
import { useSession } from '#app/session.tsx';
import { SubmitButton } from '#app/ui/form/button.tsx';
import { ErrorSummary } from '#app/ui/form/error-summary.tsx';
import { TextField } from '#app/ui/form/field.tsx';
import { Form } from '#app/ui/form/form.tsx';
import { PasswordField } from '#app/ui/form/password-field.tsx';
import { Dialog } from '#app/ui/page/dialog.tsx';
import styles from '#app/account/account-page.module.css';

interface SignInAgainProps {
  /** The user whose session has ended; null while there is none. */
  user: AnyUser | null;
}

/** Asks for the sign-in over a page whose session has ended. Who closes it leaves the page. */
export function SignInAgain({ user }: SignInAgainProps) {
  const { login, forgetEnded } = useSession();
  const client = useQueryClient();
  const password = useRef<HTMLInputElement>(null);
  const [isCodeStep, setCodeStep] = useState(false);

  async function submit({ userEmail, password: typed }: z.output<typeof signIn>) {
    try {
      finish((await callEndpoint(authUser, { userEmail, password: typed })).foundUser);
    } catch (error) {
      if (!isCodeRequired(error)) throw error;
      setCodeStep(true);
    }
  }

  function finish(found: AnyUser) {
    // The page has what another person typed: it must not be saved under this name.
    if (found._id !== user?._id) return location.assign('/office');
    setCodeStep(false);
    login(found);
    // What could not be loaded meanwhile.
    void client.invalidateQueries();
  }

  return (
    <Dialog
      title="Please sign in again"
      isOpen={user !== null}
      isConfirmation
      initialFocus={password}
      onClose={() => {
        setCodeStep(false);
        forgetEnded();
      }}
    >
      {user === null ? null : isCodeStep ? (
        <SecondFactorStep onDone={(_, found) => finish(found)} onStartAgain={() => setCodeStep(false)} />
      ) : (
        <Form className={styles.form} schema={signIn} onSubmit={submit}>
          <p>You were signed out. What you typed is still there.</p>
          <ErrorSummary />
          <TextField
            name="userEmail"
            label="Email"
            type="email"
            autoComplete="username"
            defaultValue={user.userEmail}
            required
          />
          <PasswordField
            ref={password}
            name="password"
            label="Password"
            autoComplete="current-password"
            required
          />
          <SubmitButton busyLabel="Signing in…">Sign in</SubmitButton>
        </Form>
      )}
    </Dialog>
  );
}
