import { useEffect, useRef, useState } from 'react';
import { minimumPasswordLength } from '#contract/account.ts';
import { commonPasswordHint } from '#content/account.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PasswordField } from '#app/ui/password-field.tsx';
import { isCommonPassword } from './common-password.ts';
import styles from './new-password-field.module.css';

/** Milliseconds without a key after which a password counts as typed. */
const pause = 400;

/** A password that is chosen: a kind word, and no refusal, when it is one of those that are guessed first. */
export function NewPasswordField({ name, label }: { name: string; label: string }) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isCommon, setCommon] = useState(false);

  // What was typed before the script arrived counts as well.
  useEffect(() => setTyped(input.current?.value ?? ''), []);

  useEffect(() => {
    // One that is too short is refused anyway.
    if (typed.length < minimumPasswordLength) return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      isCommonPassword(typed).then(
        (answer) => isCurrent && setCommon(answer),
        // Without the list there is no hint: it is kind, not needed.
        () => {},
      );
    }, pause);
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
