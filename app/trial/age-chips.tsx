import { useRef } from 'react';
import { trialAges } from '#contract/school/trial.ts';
import { FieldError } from '#app/ui/form/field.tsx';
import { useField, useFormContext } from '#app/ui/form/form-context.ts';
import type { Values } from '#app/ui/form/form-values.ts';
import { Icon } from '#app/ui/picture/icon.tsx';
import field from '#app/ui/form/field.module.css';
import styles from './age-chips.module.css';
import { trialFormWords } from './form-words.ts';
import { trialWords } from './words.ts';

const adultAge = 18;
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String(from + index));
const chips = range(trialAges.min, adultAge - 1);
const adultAges = range(adultAge, trialAges.max);

/** The age in the values of a form with these chips; empty if none is chosen. */
export const ageIn = ({ childAge, adultAge: older }: Values): string => String(childAge ?? older ?? '');

/** The values of the chips for an age. */
export const chipsFor = (age: number): Record<string, string> =>
  age < adultAge ? { childAge: String(age) } : { adultAge: String(age) };

/** The age of the student: a chip for each year, and a list for adults. It looks like the choice of an age on home. */
export function AgeChips() {
  const { id, errorId, error, ariaProps } = useField('childAge');
  const { clearError, isBusy } = useFormContext();
  const group = useRef<HTMLFieldSetElement>(null);

  /** One of both is chosen: the last one. */
  function leaveOnly(chosen: 'chip' | 'list') {
    const list = group.current?.querySelector('select');
    if (chosen === 'chip' && list) list.value = '';
    if (chosen === 'list' && list?.value !== '')
      for (const chip of group.current?.querySelectorAll('input') ?? []) chip.checked = false;
    clearError('childAge');
  }

  return (
    <fieldset
      ref={group}
      className={field.field}
      role="radiogroup"
      aria-labelledby={`${id}-legend`}
      {...ariaProps}
      data-wrong={error !== undefined || undefined}
    >
      <legend id={`${id}-legend`} className={field.label}>
        {trialWords.age}
      </legend>
      <div className={styles.chips}>
        {chips.map((age, index) => (
          <label key={age} className={styles.chip}>
            <input
              type="radio"
              id={index === 0 ? id : undefined}
              name="childAge"
              value={age}
              aria-describedby={ariaProps['aria-describedby']}
              data-label={trialWords.age}
              onInput={() => leaveOnly('chip')}
            />
            {age}
          </label>
        ))}
        <span className={styles.older}>
          <select
            name="adultAge"
            aria-label={`${trialWords.age}, ${trialFormWords.adult}`}
            defaultValue=""
            aria-disabled={isBusy || undefined}
            onInput={() => leaveOnly('list')}
          >
            <option value="">{trialFormWords.adult}</option>
            {adultAges.map((age) => (
              <option key={age}>{age}</option>
            ))}
          </select>
          <Icon name="down" />
        </span>
      </div>
      <FieldError id={errorId} message={error} />
    </fieldset>
  );
}
