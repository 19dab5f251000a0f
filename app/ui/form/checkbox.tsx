import type { ComponentProps, ReactNode } from 'react';
import { CheckboxMark } from './choice-mark.tsx';
import { FieldError } from './field.tsx';
import { useField } from './form-context.ts';
import styles from './choice.module.css';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'id' | 'name' | 'type'> {
  name: string;
  /** The name of the field in the error summary. */
  label: string;
  children?: ReactNode;
}

export function Checkbox({ name, label, children = label, ...input }: CheckboxProps) {
  const { id, errorId, error, ariaProps } = useField(name);
  return (
    <div data-wrong={error !== undefined || undefined}>
      <label className={styles.choice}>
        <input {...input} {...ariaProps} id={id} name={name} type="checkbox" data-label={label} />
        <CheckboxMark />
        <span>{children}</span>
      </label>
      <FieldError id={errorId} message={error} />
    </div>
  );
}
