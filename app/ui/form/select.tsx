import type { ComponentProps } from 'react';
import { FieldFrame } from './field.tsx';
import { useField } from './form-context.ts';
import { Icon } from '../picture/icon.tsx';
import styles from './field.module.css';

interface SelectProps extends Omit<ComponentProps<'select'>, 'id' | 'name'> {
  name: string;
  label: string;
  options: readonly string[];
  /** The words for no choice. */
  empty?: string;
}

/** A native select element. */
export function Select({ name, label, options, empty = 'Choose one', className, ...select }: SelectProps) {
  const { id, isBusy, ariaProps } = useField(name);
  return (
    <FieldFrame name={name} label={label} className={className}>
      <select
        {...select}
        {...ariaProps}
        id={id}
        name={name}
        className={styles.input}
        defaultValue=""
        aria-disabled={isBusy || undefined}
        data-label={label}
      >
        <option value="">{empty}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
      <Icon name="down" />
    </FieldFrame>
  );
}
