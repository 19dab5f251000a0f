import { FieldFrame } from '#app/ui/form/field.tsx';
import { useField } from '#app/ui/form/form-context.ts';
import { Icon } from '#app/ui/picture/icon.tsx';
import field from '#app/ui/form/field.module.css';
import { trialFormWords as words } from './form-words.ts';
import type { DayChoice as Day } from './weekly-classes.ts';

/** The preferred day. It shows the times of the chosen course; the request has the day, from which the office finds the class. */
export function DayChoice({ days }: { days: readonly Day[] }) {
  const { id, isBusy, ariaProps } = useField('day');
  return (
    <FieldFrame name="day" label={words.day}>
      <select
        {...ariaProps}
        id={id}
        name="day"
        className={field.input}
        defaultValue=""
        aria-disabled={isBusy || undefined}
        data-label={words.day}
      >
        <option value="">{words.anyDay}</option>
        {days.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Icon name="down" />
    </FieldFrame>
  );
}
