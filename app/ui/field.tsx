import type { ComponentProps, ReactNode } from 'react';
import { useField, useForm } from './form-context.ts';
import { Icon } from './icon.tsx';
import ruled from './ruled.module.css';
import styles from './field.module.css';

interface FieldErrorProps {
  id: string;
  message: string | undefined;
  /** Read out as it comes, where the control does not read it when it gets the focus. */
  isAlert?: boolean;
}

/** The words of a field that is wrong, below it. */
export function FieldError({ id, message, isAlert = false }: FieldErrorProps) {
  if (message === undefined) return null;
  return (
    <span id={id} className={styles.error} role={isAlert ? 'alert' : undefined}>
      <Icon name="wrong" />
      <span>{message}</span>
    </span>
  );
}

interface FieldFrameProps {
  name: string;
  label: string;
  hint?: string | undefined;
  isAlert?: boolean;
  className?: string | undefined;
  /** The control, and what stands inside its box. */
  children: ReactNode;
}

/** Label, hint, ruled box, message: four parts, always in this order. */
export function FieldFrame({ name, label, hint, isAlert, className, children }: FieldFrameProps) {
  const { id, hintId, errorId, error, isWrong } = useField(name);
  return (
    <div className={`${styles.field} ${className ?? ''}`} data-wrong={isWrong || undefined}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {hint !== undefined && (
        <span id={hintId} className={styles.hint}>
          {hint}
        </span>
      )}
      <span className={`${ruled.ruled} ${styles.box}`}>{children}</span>
      <FieldError id={errorId} message={error} isAlert={isAlert} />
    </div>
  );
}

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'name'> {
  name: string;
  label: string;
  hint?: string;
}

/** A field for one line: text, e-mail, telephone, date. */
export function TextField({ name, label, hint, className, ...input }: TextFieldProps) {
  const { id, isBusy, described } = useField(name, hint !== undefined);
  const { wrong } = useForm();
  // The focus goes to a date's first part, which in Firefox does not know what is said of the whole.
  const isAlert = input.type === 'date' && wrong[0]?.name === name;
  return (
    <FieldFrame name={name} label={label} hint={hint} isAlert={isAlert} className={className}>
      <input
        {...input}
        {...described}
        id={id}
        name={name}
        className={styles.input}
        readOnly={isBusy}
        data-label={label}
      />
    </FieldFrame>
  );
}

/** An answer that is known and cannot be changed here: no box, a dashed line and a lock. */
export function ReadOnlyField({
  name,
  label,
  hint,
  value,
}: {
  name: string;
  label: string;
  hint: string;
  value: string;
}) {
  const { id, hintId, described } = useField(name, true);
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <span id={hintId} className={styles.hint}>
        {hint}
      </span>
      <span className={`${styles.box} ${styles.locked}`}>
        <input {...described} id={id} className={styles.input} value={value} readOnly />
        <Icon name="lock" />
      </span>
    </div>
  );
}
