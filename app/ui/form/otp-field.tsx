import type { BaseUIEvent } from '@base-ui/react/types';
import { OTPField as Otp } from '@base-ui/react/otp-field';
import type { KeyboardEvent } from 'react';
import { otpLength } from '#contract/users/account.ts';
import { codeDigits } from '#contract/digits.ts';
import { FieldError } from './field.tsx';
import { useField, useFormContext } from './form-context.ts';
import field from './field.module.css';
import ruled from './ruled.module.css';
import styles from './otp-field.module.css';

/**
 * Makes Backspace on the last digit delete that digit without moving the focus. By default Base UI moves the focus back, and
 * the next typed digit would replace the wrong one.
 */
function clearInPlace(event: BaseUIEvent<KeyboardEvent<HTMLInputElement>>) {
  if (event.key === 'Backspace' && event.currentTarget.value !== '') event.preventBaseUIHandler();
}

const otpDigits = (value: string) => codeDigits(value).replaceAll(/\D/g, '');

/** A one-time code with one box for each digit; it can be typed, pasted, or filled in by the phone. */
export function OtpField({ name, label }: { name: string; label: string }) {
  const { id, errorId, error, isBusy, ariaProps } = useField(name);
  const { clearError } = useFormContext();
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
        inputMode="numeric"
        // Base UI would drop the digits of other scripts before they can be read.
        validationType="none"
        normalizeValue={otpDigits}
        readOnly={isBusy}
        aria-describedby={ariaProps['aria-describedby']}
        onValueChange={() => clearError(name)}
      >
        {Array.from({ length: otpLength }, (_, index) => (
          <span key={index} className={`${ruled.ruled} ${field.box} ${styles.box}`}>
            <Otp.Input
              className={`${field.input} ${styles.digit}`}
              onKeyDown={index === otpLength - 1 ? clearInPlace : undefined}
              aria-label={index === 0 ? undefined : `Digit ${index + 1} of ${otpLength}`}
              aria-invalid={ariaProps['aria-invalid']}
              // An error describes every box; without an error only the first box has a description.
              aria-describedby={
                index === 0 || error !== undefined ? ariaProps['aria-describedby'] : undefined
              }
            />
          </span>
        ))}
      </Otp.Root>
      <FieldError id={errorId} message={error} />
    </div>
  );
}
