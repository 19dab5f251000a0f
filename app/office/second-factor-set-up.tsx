import type { ReplyOf } from '#contract/call.ts';
import { confirmSecondFactor, firstCode, passwordAgain, startSecondFactor } from '#contract/second-factor.ts';
import { send } from '#app/api.ts';
import { SubmitButton } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import { Form } from '#app/ui/form.tsx';
import { PasswordField } from '#app/ui/password-field.tsx';
import { toast } from '#app/ui/toast.tsx';
import { QrCode } from './qr-code.tsx';
import styles from './second-factor.module.css';

type Secret = ReplyOf<typeof startSecondFactor>;

/** The first step: what it is, and the password. */
export function AskPassword({ onStarted }: { onStarted: (secret: Secret) => void }) {
  return (
    <>
      <p>
        A second factor is a code of six digits that an app on your phone shows, a new one every half minute.
        Once it is set up, signing in takes your password and that code, so a password that somebody saw or
        guessed is not enough.
      </p>
      <p>
        Any authenticator app will do: Google Authenticator, Microsoft Authenticator, Aegis, or your password
        manager.
      </p>
      <Form
        className={styles.form}
        schema={passwordAgain}
        onSubmit={async (values) => onStarted(await send(startSecondFactor, values))}
      >
        <PasswordField name="password" label="Your password" autoComplete="current-password" required />
        <SubmitButton busyWords="Preparing…">Set it up</SubmitButton>
      </Form>
    </>
  );
}

/** The second: the secret goes into the app, whose first code shows that it is there. */
export function AddToApp({ secret, onDone }: { secret: Secret; onDone: (codes: readonly string[]) => void }) {
  async function confirm(values: { code: string }) {
    const { message, recoveryCodes } = await send(confirmSecondFactor, values);
    toast.success(message);
    onDone(recoveryCodes);
  }

  return (
    <>
      <h2>Add it to your app</h2>
      <div className={styles.add}>
        <QrCode
          text={secret.uri}
          label="QR code for your authenticator app; the same secret stands below as text."
        />
        <div>
          <p>
            In the app choose to add an account and scan this. On this very phone,{' '}
            <a className={styles.link} href={secret.uri}>
              open it in the app
            </a>
            .
          </p>
          <p>Or type the secret in by hand:</p>
          <p className={styles.secret} data-secret={secret.secret}>
            {secret.secret.match(/.{1,4}/g)?.join(' ')}
          </p>
        </div>
      </div>
      <Form className={styles.form} schema={firstCode} onSubmit={confirm}>
        <TextField
          name="code"
          label="Code"
          hint="The six digits the app shows now"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
        />
        <SubmitButton busyWords="Checking the code…">Turn it on</SubmitButton>
      </Form>
    </>
  );
}
