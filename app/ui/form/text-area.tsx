import type { ComponentProps } from 'react';
import { FieldFrame } from './field.tsx';
import { useField } from './form-context.ts';
import styles from './field.module.css';

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id' | 'name'> {
  name: string;
  label: string;
}

/** A multi-line field that grows with its text. */
export function TextArea({ name, label, className, ...area }: TextAreaProps) {
  const { id, isBusy, ariaProps } = useField(name);
  return (
    <FieldFrame name={name} label={label} className={className}>
      <textarea
        {...area}
        {...ariaProps}
        id={id}
        name={name}
        className={styles.input}
        dir="auto"
        readOnly={isBusy}
        data-label={label}
      />
    </FieldFrame>
  );
}
