import { useEffect, useRef, type RefObject } from 'react';
import { fieldsOf } from '#contract/school/application-fields.ts';
import { CheckboxMark } from '#app/ui/form/choice-mark.tsx';
import choice from '#app/ui/form/choice.module.css';
import { ApplicationFields } from './application-field.tsx';
import type { Answers } from './draft.ts';
import styles from './admission.module.css';
import field from './application-field.module.css';

const self = 'Self';

interface ParentDetailsProps {
  form: RefObject<HTMLFormElement | null>;
  answers: Answers;
  ownName: string;
}

/** The fields about the parent. A checkbox for students of 16 or older fills them in with the student's own name. */
export function ParentDetails({ form, answers, ownName }: ParentDetailsProps) {
  const checkbox = useRef<HTMLInputElement>(null);

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
    // The box may be checked before hydration or before the session is known.
    if (checkbox.current?.checked === true && (answers.parentName ?? '') === '') change(true);
    // oxlint-disable-next-line react/exhaustive-deps -- checked only on mount and when the session is known
  }, [ownName]);

  return (
    <div className={styles.fields}>
      <div className={field.wide}>
        <label className={choice.choice}>
          <input
            ref={checkbox}
            type="checkbox"
            checked={answers.relation === self}
            onChange={(event) => change(event.target.checked)}
          />
          <CheckboxMark />
          <span>I am the student (16+)</span>
        </label>
      </div>
      <ApplicationFields names={fieldsOf("Parent's Details")} />
    </div>
  );
}
