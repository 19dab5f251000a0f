import { trialMinutes } from '#contract/school/trial.ts';
import { TextField } from '#app/ui/form/field.tsx';
import styles from './trials.module.css';

/** Day, time and length of a trial class, in the time zone of the school wherever the device is. */
export function TimeFields({ timeZone }: { timeZone: string }) {
  return (
    <>
      <TextField name="startsAt" label="Day" type="date" />
      <TextField name="time" label="Time" type="time" />
      <TextField
        name="minutes"
        label="Minutes"
        type="number"
        inputMode="numeric"
        min={trialMinutes.min}
        max={trialMinutes.max}
      />
      <p className={`${styles.across} ${styles.zone}`}>School time ({timeZone.replaceAll('_', ' ')})</p>
    </>
  );
}

/** The class of a form, or a part of one, with these fields. */
export const timeFieldsClass = styles.times;
