import type { ComponentProps, ReactNode } from 'react';
import { useField, useFormContext } from './form-context.ts';
import { Icon } from '../picture/icon.tsx';
import ruled from './ruled.module.css';
import styles from './field.module.css';

interface FieldErrorProps {
  id: string;
  message: string | undefined;
  /** Announces the message when it appears. Needed if the control does not announce it on focus. */
  isAlert?: boolean;
}

/** The error message below an invalid field. */
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
  /** The control, and an icon or button inside its box. */
  children: ReactNode;
}

/** The frame of a field: label, hint, box with the control, and error message. */
export function FieldFrame({ name, label, hint, isAlert, className, children }: FieldFrameProps) {
  const { id, hintId, errorId, error, isInvalid } = useField(name);
  return (
    <div className={`${styles.field} ${className ?? ''}`} data-wrong={isInvalid || undefined}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {hint !== undefined && (
        <span id={hintId} className={styles.hint}>
          {hint}
        </span>
      )}
      <div className={`${ruled.ruled} ${styles.box}`}>{children}</div>
      <FieldError id={errorId} message={error} isAlert={isAlert} />
    </div>
  );
}

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'name'> {
  name: string;
  label: string;
  hint?: string;
}

/** A single-line field: text, email, telephone or date. */
export function TextField({ name, label, hint, className, ...input }: TextFieldProps) {
  const { id, isBusy, ariaProps } = useField(name, hint !== undefined);
  const { invalidFields } = useFormContext();
  // In Firefox the first part of a date input gets the focus and does not announce the description of the whole input.
  const isAlert = input.type === 'date' && invalidFields[0]?.name === name;
  const { type = 'text' } = input;
  return (
    <FieldFrame name={name} label={label} hint={hint} isAlert={isAlert} className={className}>
      <input
        {...input}
        {...ariaProps}
        id={id}
        name={name}
        className={styles.input}
        // Words in another script begin on their side.
        dir={type === 'text' ? 'auto' : undefined}
        // The wheel scrolls the page, and changes no number that has the focus.
        onWheel={type === 'number' ? ({ currentTarget }) => currentTarget.blur() : undefined}
        readOnly={isBusy}
        data-label={label}
      />
    </FieldFrame>
  );
}

/** A known value that cannot be changed here; it has a dashed line and a lock. */
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
  const { id, hintId, ariaProps } = useField(name, true);
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <span id={hintId} className={styles.hint}>
        {hint}
      </span>
      <span className={`${styles.box} ${styles.locked}`}>
        <input {...ariaProps} id={id} className={styles.input} value={value} readOnly />
        <Icon name="lock" />
      </span>
    </div>
  );
}
