import type { ReactNode } from 'react';
import { bothFactors, renewRecoveryCodes, turnOffSecondFactor } from '#contract/second-factor.ts';
import { send } from '#app/api.ts';
import { SubmitButton } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import { Form } from '#app/ui/form.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { PasswordField } from '#app/ui/password-field.tsx';
import { toast } from '#app/ui/toast.tsx';
import styles from './second-factor.module.css';

interface SecondFactorIsSetProps {
  codesLeft: number;
  onRenewed: (codes: readonly string[]) => void;
  onTurnedOff: () => void;
}

/** Fewer than these, and it is time for new ones. */
const fewCodes = 4;

/** What there is, and the two things that can be changed, each for both factors. */
export function SecondFactorIsSet({ codesLeft, onRenewed, onTurnedOff }: SecondFactorIsSetProps) {
  async function renew(values: BothFactors) {
    const { message, recoveryCodes } = await send(renewRecoveryCodes, values);
    toast.success(message);
    onRenewed(recoveryCodes);
  }

  async function turnOff(values: BothFactors) {
    const { message } = await send(turnOffSecondFactor, values);
    toast.success(message);
    onTurnedOff();
  }

  return (
    <>
      <p>Signing in to your account takes your password and a code from your authenticator app.</p>
      <p>
        {codesLeft === 0
          ? 'You have no recovery code left.'
          : `You have ${codesLeft} of 10 recovery codes left.`}
        {codesLeft < fewCodes && ' Please make new ones, or without your phone you cannot sign in.'}
      </p>
      <Change summary="Make new recovery codes" onSubmit={renew} action="Make new codes">
        The ones you have now are then good no more.
      </Change>
      <Change summary="Turn it off, or move to another phone" onSubmit={turnOff} action="Turn it off" isGrave>
        For another phone turn it off here, then set it up anew with that one. Until then your password alone
        signs you in.
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
  isGrave?: boolean;
  onSubmit: (values: BothFactors) => Promise<void>;
  children: ReactNode;
}

function Change({ summary, action, isGrave = false, onSubmit, children }: ChangeProps) {
  return (
    <details className={styles.change}>
      <summary>
        {summary} <Icon name="down" />
      </summary>
      <p>{children}</p>
      <Form className={styles.form} schema={bothFactors} onSubmit={onSubmit}>
        <PasswordField name="password" label="Your password" autoComplete="current-password" required />
        <TextField
          name="code"
          label="Code"
          hint="Six digits from the app, or a recovery code"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
        />
        <SubmitButton kind={isGrave ? 'danger' : 'primary'} busyWords="One moment…">
          {action}
        </SubmitButton>
      </Form>
    </details>
  );
}
