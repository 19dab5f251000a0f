import type { ReactNode } from 'react';
import { RadioMark } from './choice-mark.tsx';
import { FieldError } from './field.tsx';
import { useField } from './form-context.ts';
import choice from './choice.module.css';
import field from './field.module.css';
import styles from './radio.module.css';

interface RadioGroupProps {
  name: string;
  label: string;
  hint?: string;
  options: readonly { value: string; label: ReactNode }[];
  /** The value that is chosen at first; none by default. */
  chosen?: string | undefined;
}

/** A radio group whose options are side by side. */
export function RadioGroup({ name, label, hint, options, chosen }: RadioGroupProps) {
  const { id, hintId, errorId, error, ariaProps } = useField(name, hint !== undefined);
  return (
    <fieldset
      className={field.field}
      role="radiogroup"
      aria-labelledby={`${id}-legend`}
      {...ariaProps}
      data-wrong={error !== undefined || undefined}
    >
      <legend id={`${id}-legend`} className={field.label}>
        {label}
      </legend>
      {hint !== undefined && (
        <span id={hintId} className={field.hint}>
          {hint}
        </span>
      )}
      <div className={styles.options}>
        {options.map((option, index) => (
          <label key={option.value} className={choice.choice}>
            <input
              type="radio"
              id={index === 0 ? id : undefined}
              name={name}
              value={option.value}
              defaultChecked={chosen === undefined ? undefined : option.value === chosen}
              required
              aria-describedby={ariaProps['aria-describedby']}
              data-label={label}
            />
            <RadioMark />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      <FieldError id={errorId} message={error} />
    </fieldset>
  );
}
