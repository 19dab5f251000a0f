import type { BaseUIEvent } from '@base-ui/react/types';
import { OTPField as Otp } from '@base-ui/react/otp-field';
import type { KeyboardEvent } from 'react';
import { otpLength } from '#contract/account.ts';
import { FieldError } from './field.tsx';
import { useField, useForm } from './form-context.ts';
import field from './field.module.css';
import ruled from './ruled.module.css';
import styles from './otp-field.module.css';

/**
 * Backspace on the last digit takes the digit, and what is typed next corrects it; by itself the field would step back first,
 * and the correction would fall on the digit before.
 */
function clearInPlace(event: BaseUIEvent<KeyboardEvent<HTMLInputElement>>) {
  if (event.key === 'Backspace' && event.currentTarget.value !== '') event.preventBaseUIHandler();
}

/** Six single characters: typed, pasted, or filled in by the phone. */
export function OtpField({ name, label }: { name: string; label: string }) {
  const { id, errorId, error, isBusy, described } = useField(name);
  const { clear } = useForm();
  return (
    <div className={field.field} data-wrong={error !== undefined || undefined}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <Otp.Root
        className={styles.otp}
        id={id}
        name={name}
        length={otpLength}
        readOnly={isBusy}
        aria-describedby={described['aria-describedby']}
        onValueChange={() => clear(name)}
      >
        {Array.from({ length: otpLength }, (_, index) => (
          <span key={index} className={`${ruled.ruled} ${field.box} ${styles.box}`}>
            <Otp.Input
              className={`${field.input} ${styles.digit}`}
              onKeyDown={index === otpLength - 1 ? clearInPlace : undefined}
              aria-label={index === 0 ? undefined : `Digit ${index + 1} of ${otpLength}`}
              aria-invalid={described['aria-invalid']}
              // What is wrong belongs to all six; the hint is said once.
              aria-describedby={
                index === 0 || error !== undefined ? described['aria-describedby'] : undefined
              }
            />
          </span>
        ))}
      </Otp.Root>
      <FieldError id={errorId} message={error} />
    </div>
  );
}
