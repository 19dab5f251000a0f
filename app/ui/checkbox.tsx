import type { ComponentProps, ReactNode } from 'react';
import { BoxMark } from './choice-mark.tsx';
import { FieldError } from './field.tsx';
import { useField } from './form-context.ts';
import styles from './choice.module.css';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'id' | 'name' | 'type'> {
  name: string;
  /** What the error summary calls it. */
  label: string;
  children?: ReactNode;
}

/** One thing to agree to. */
export function Checkbox({ name, label, children = label, ...input }: CheckboxProps) {
  const { id, errorId, error, described } = useField(name);
  return (
    <div data-wrong={error !== undefined || undefined}>
      <label className={styles.choice}>
        <input {...input} {...described} id={id} name={name} type="checkbox" data-label={label} />
        <BoxMark />
        <span>{children}</span>
      </label>
      <FieldError id={errorId} message={error} />
    </div>
  );
}
