import { useEffect, useRef, type RefObject } from 'react';
import { CheckboxMark } from '#app/ui/choice-mark.tsx';
import { TextField } from '#app/ui/field.tsx';
import { Select } from '#app/ui/select.tsx';
import choice from '#app/ui/choice.module.css';
import type { Answers } from './draft.ts';
import { relations } from './sections.ts';
import styles from './admission.module.css';

const self = 'Self';

interface ParentDetailsProps {
  form: RefObject<HTMLFormElement | null>;
  answers: Answers;
  ownName: string;
}

/** Who answers for the student. A student of 16 and more answers for themselves: one tick fills both fields. */
export function ParentDetails({ form, answers, ownName }: ParentDetailsProps) {
  const tick = useRef<HTMLInputElement>(null);

  function change(isStudent: boolean) {
    const fields = form.current?.elements;
    const fullName = fields?.namedItem('fullName') as HTMLInputElement;
    const parentName = fields?.namedItem('parentName') as HTMLInputElement;
    const relation = fields?.namedItem('relation') as HTMLSelectElement;
    if (isStudent) {
      if (fullName.value.trim() === '') fullName.value = ownName;
      parentName.value = fullName.value;
      relation.value = self;
    } else {
      if (parentName.value === fullName.value) parentName.value = '';
      relation.value = '';
    }
    for (const field of [fullName, parentName, relation])
      field.dispatchEvent(new Event('input', { bubbles: true }));
  }

  useEffect(() => {
    // Ticked before this script had arrived, or before it was known who ticks.
    if (tick.current?.checked === true && (answers.parentName ?? '') === '') change(true);
    // oxlint-disable-next-line react/exhaustive-deps -- looked at in these two moments only
  }, [ownName]);

  return (
    <div className={styles.fields}>
      <div className={styles.wide}>
        <label className={choice.choice}>
          <input
            ref={tick}
            type="checkbox"
            checked={answers.relation === self}
            onChange={(event) => change(event.target.checked)}
          />
          <CheckboxMark />
          <span>I am the student (16+)</span>
        </label>
      </div>
      <TextField name="parentName" label="Parent Name" autoComplete="name" autoCapitalize="words" required />
      <Select name="relation" label="Relation" options={relations} required />
    </div>
  );
}
