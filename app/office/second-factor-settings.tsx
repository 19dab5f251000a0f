import type { ReactNode } from 'react';
import { bothFactors, renewRecoveryCodes, turnOffSecondFactor } from '#contract/users/second-factor.ts';
import { callEndpoint } from '#app/api.ts';
import { SubmitButton } from '#app/ui/form/button.tsx';
import { TextField } from '#app/ui/form/field.tsx';
import { Form } from '#app/ui/form/form.tsx';
import { Icon } from '#app/ui/picture/icon.tsx';
import { PasswordField } from '#app/ui/form/password-field.tsx';
import { toast } from '#app/ui/page/toast.tsx';
import { shortForm } from './kit/form-sheet.tsx';
import styles from './second-factor.module.css';

interface SecondFactorSettingsProps {
  codesLeft: number;
  onRenewed: (codes: readonly string[]) => Promise<void>;
  onTurnedOff: () => Promise<void>;
}

/** With fewer recovery codes than this, the page advises to make new ones. */
const fewCodes = 4;

/** The settings of an active second factor: new recovery codes, or turn it off. Both need the password and a code. */
export function SecondFactorSettings({ codesLeft, onRenewed, onTurnedOff }: SecondFactorSettingsProps) {
  async function renew(values: BothFactors) {
    const { message, recoveryCodes } = await callEndpoint(renewRecoveryCodes, values);
    toast.success(message);
    await onRenewed(recoveryCodes);
  }

  async function turnOff(values: BothFactors) {
    const { message } = await callEndpoint(turnOffSecondFactor, values);
    toast.success(message);
    await onTurnedOff();
  }

  return (
    <>
      <p>You sign in with your password and a code from your authenticator app.</p>
      <p>
        {codesLeft === 0
          ? 'You have no recovery code left.'
          : `You have ${codesLeft} of 10 recovery codes left.`}
        {codesLeft < fewCodes &&
          ' Please make new ones. Without them you cannot sign in when your phone is lost or broken.'}
      </p>
      <Change summary="Make new recovery codes" onSubmit={renew} action="Make new codes">
        The codes you have now will stop working.
      </Change>
      <Change
        summary="Turn it off or change the phone"
        onSubmit={turnOff}
        action="Turn off second factor"
        isDangerous
      >
        To change the phone, turn the second factor off here and set it up again with the new phone. Until
        then you sign in with your password alone.
      </Change>
    </>
  );
}

interface BothFactors {
  password: string;
  code: string;
}

interface ChangeProps {
  summary: string;
  action: string;
  isDangerous?: boolean;
  onSubmit: (values: BothFactors) => Promise<void>;
  children: ReactNode;
}

function Change({ summary, action, isDangerous = false, onSubmit, children }: ChangeProps) {
  return (
    <details className={styles.change}>
      <summary>
        {summary} <Icon name="down" />
      </summary>
      <p>{children}</p>
      <Form className={shortForm} schema={bothFactors} onSubmit={onSubmit}>
        <PasswordField name="password" label="Your password" autoComplete="current-password" required />
        <TextField
          name="code"
          label="Code"
          hint="Six digits from the app, or a recovery code"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
        />
        <SubmitButton kind={isDangerous ? 'danger' : 'primary'} busyLabel="One moment…">
          {action}
        </SubmitButton>
      </Form>
    </details>
  );
}
