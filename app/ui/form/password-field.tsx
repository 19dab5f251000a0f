import { useState, type ComponentProps } from 'react';
import { IconButton } from './button.tsx';
import { FieldFrame } from './field.tsx';
import { useField } from './form-context.ts';
import field from './field.module.css';
import styles from './password-field.module.css';

interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'name' | 'type'> {
  name: string;
  label: string;
  hint?: string;
}

/** A password field with a button that shows the password. */
export function PasswordField({ name, label, hint, ...input }: PasswordFieldProps) {
  const { id, isBusy, ariaProps } = useField(name, hint !== undefined);
  const [isShown, setShown] = useState(false);
  return (
    <FieldFrame name={name} label={label} hint={hint} className={field.withButton}>
      <input
        {...input}
        {...ariaProps}
        id={id}
        name={name}
        type={isShown ? 'text' : 'password'}
        className={field.input}
        readOnly={isBusy}
        data-label={label}
        // Not allowed on a password.
        autoCapitalize={isShown ? 'none' : undefined}
        autoCorrect="off"
        spellCheck={false}
      />
      <IconButton
        className={styles.eye}
        icon={isShown ? 'eyeOff' : 'eye'}
        label={isShown ? 'Hide password' : 'Show password'}
        aria-controls={id}
        onClick={() => setShown(!isShown)}
      />
    </FieldFrame>
  );
}
