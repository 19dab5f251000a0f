import type { ReplyOf } from '#contract/endpoint.ts';
import {
  confirmSecondFactor,
  firstCode,
  passwordConfirmation,
  startSecondFactor,
} from '#contract/users/second-factor.ts';
import { callEndpoint } from '#app/api.ts';
import { SubmitButton } from '#app/ui/form/button.tsx';
import { TextField } from '#app/ui/form/field.tsx';
import { Form } from '#app/ui/form/form.tsx';
import { PasswordField } from '#app/ui/form/password-field.tsx';
import { toast } from '#app/ui/page/toast.tsx';
import { shortForm } from './kit/form-sheet.tsx';
import { QrCode } from './qr-code.tsx';
import styles from './second-factor.module.css';

type Secret = ReplyOf<typeof startSecondFactor>;

/** Step 1: explains the second factor and asks for the password. */
export function AskPassword({ onStarted }: { onStarted: (secret: Secret) => void }) {
  return (
    <>
      <p>
        A second factor is a second lock on your account. An app on your phone shows a six-digit code, and a
        new one every 30 seconds. After you set it up, you sign in with your password and this code. A person
        who knows only your password cannot sign in.
      </p>
      <p>
        You can use any authenticator app: Google Authenticator, Microsoft Authenticator, Aegis or your
        password manager.
      </p>
      <Form
        className={shortForm}
        schema={passwordConfirmation}
        onSubmit={async (values) => onStarted(await callEndpoint(startSecondFactor, values))}
      >
        <PasswordField name="password" label="Your password" autoComplete="current-password" required />
        <SubmitButton busyLabel="Preparing…">Set up second factor</SubmitButton>
      </Form>
    </>
  );
}

/** Step 2: shows the key for the authenticator app and checks a first code. */
export function AddToApp({
  secret,
  onDone,
}: {
  secret: Secret;
  onDone: (codes: readonly string[]) => Promise<void>;
}) {
  async function confirm(values: { code: string }) {
    const { message, recoveryCodes } = await callEndpoint(confirmSecondFactor, values);
    toast.success(message);
    await onDone(recoveryCodes);
  }

  return (
    <>
      <h2>Add the account to your app</h2>
      <div className={styles.add}>
        <QrCode
          text={secret.uri}
          label="QR code for your authenticator app. The same key is written below."
        />
        <div>
          <p>
            In the app, choose to add an account and scan this code. If you are reading this on your phone,{' '}
            <a className={styles.link} href={secret.uri}>
              open it in the app
            </a>
            .
          </p>
          <p>Or type this key into the app:</p>
          <p className={styles.secret} data-secret={secret.secret}>
            {secret.secret.match(/.{1,4}/g)?.join(' ')}
          </p>
        </div>
      </div>
      <Form className={shortForm} schema={firstCode} onSubmit={confirm}>
        <TextField
          name="code"
          label="Code"
          hint="The six digits that the app shows now"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
        />
        <SubmitButton busyLabel="Checking the code…">Turn on second factor</SubmitButton>
      </Form>
    </>
  );
}
