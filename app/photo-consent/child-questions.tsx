import { useState } from 'react';
import type { Answer } from '#contract/school/photo-consent.ts';
import { photoConsentWords } from '#contract/school/photo-consent-words.ts';
import { TextField } from '#app/ui/form/field.tsx';
import { useFormContext } from '#app/ui/form/form-context.ts';
import { RadioGroup } from '#app/ui/form/radio.tsx';
import { Icon } from '#app/ui/picture/icon.tsx';
import { fieldOf } from './consent-schema.ts';
import styles from './child-questions.module.css';
import { consentWords } from './words.ts';

interface ChildQuestionsProps {
  child: { _id: string; fullName: string };
  /** What is chosen already; null for nothing, because nobody may send an answer that nobody has given. */
  known: Answer | null;
  /** On the clocks of the school: the first day that can be the last one. */
  today: string;
}

const options = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

const valueOf = (known: boolean | undefined) => (known === undefined ? undefined : known ? 'yes' : 'no');

/** The two questions about a child, and the last day of the answer, which most families do not need. */
export function ChildQuestions({ child: { _id, fullName }, known, today }: ChildQuestionsProps) {
  const until = fieldOf('until', _id);
  const { errors } = useFormContext();
  const [isOpen, setOpen] = useState(typeof known?.until === 'string');
  return (
    <>
      {(['work', 'face'] as const).map((question) => (
        <div key={question} className={styles.question}>
          <RadioGroup
            name={fieldOf(question, _id)}
            label={consentWords[question].replace('{name}', fullName)}
            hint={photoConsentWords[question]}
            options={options}
            chosen={valueOf(known?.[question])}
          />
        </div>
      ))}
      <details
        className={styles.until}
        // What is wrong in it is never out of sight.
        open={isOpen || until in errors}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>
          <span>
            {consentWords.until}
            <span className="visually-hidden"> for {fullName}</span>
          </span>
          <Icon name="down" />
        </summary>
        <TextField
          type="date"
          name={until}
          label={consentWords.lastDay}
          hint={consentWords.lastDayHint}
          min={today}
          defaultValue={known?.until ?? ''}
        />
      </details>
    </>
  );
}
