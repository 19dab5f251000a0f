import { OTPField as Otp } from '@base-ui/react/otp-field';
import { otpLength } from '#contract/account.ts';
import { FieldError } from './field.tsx';
import { useField, useForm } from './form-context.ts';
import field from './field.module.css';
import ruled from './ruled.module.css';
import styles from './otp-field.module.css';

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
