import { useEffect, useRef, useState } from 'react';
import { minimumPasswordLength } from '#contract/users/account.ts';
import { Icon } from '#app/ui/picture/icon.tsx';
import { PasswordField } from '#app/ui/form/password-field.tsx';
import { isCommonPassword } from './common-password.ts';
import { commonPasswordHint } from './words.ts';
import styles from './new-password-field.module.css';

/** Debounce delay before the password is checked. */
const checkDelayMs = 400;

/** A field for a new password. It shows a hint if the password is common, but does not reject it. */
export function NewPasswordField({ name, label }: { name: string; label: string }) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isCommon, setCommon] = useState(false);

  // Includes text that was typed before hydration.
  useEffect(() => setTyped(input.current?.value ?? ''), []);

  useEffect(() => {
    // The schema already rejects a password that is too short.
    if (typed.length < minimumPasswordLength) return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      isCommonPassword(typed).then(
        (result) => isCurrent && setCommon(result),
        // The hint is optional: without the list there is none.
        () => {},
      );
    }, checkDelayMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [typed]);

  return (
    <div>
      <PasswordField
        ref={input}
        name={name}
        label={label}
        hint={`At least ${minimumPasswordLength} characters`}
        autoComplete="new-password"
        required
        onInput={(event) => {
          setTyped(event.currentTarget.value);
          setCommon(false);
        }}
      />
      <output className={styles.advice}>
        {isCommon && (
          <>
            <Icon name="note" /> <span>{commonPasswordHint}</span>
          </>
        )}
      </output>
    </div>
  );
}
