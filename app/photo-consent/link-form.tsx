import { useRef, useState } from 'react';
import type { OwnChild } from '#contract/school/photo-consent.ts';
import { photoConsentWords } from '#contract/school/photo-consent-words.ts';
import { dayText } from '#contract/school-time.ts';
import { Button, SubmitButton } from '#app/ui/form/button.tsx';
import { ErrorSummary } from '#app/ui/form/error-summary.tsx';
import { useFormContext } from '#app/ui/form/form-context.ts';
import { controlsOf, fill, valuesOf } from '#app/ui/form/form-values.ts';
import { Form } from '#app/ui/form/form.tsx';
import { ChildQuestions } from './child-questions.tsx';
import { consentSchema, fieldOf, type ChildAnswer } from './consent-schema.ts';
import styles from './photo-consent.module.css';
import { linkWords as words } from './words.ts';

interface LinkFormProps {
  childrenOfLink: readonly OwnChild[];
  /** When the link stops working. */
  until: string;
  timeZone: string;
  /** On the clocks of the school. */
  today: string;
  onSend: (answers: ChildAnswer[]) => Promise<void>;
}

/** The questions of a link for each child of the family. Nothing is chosen that the family has not chosen before. */
export function LinkForm({ childrenOfLink, until, timeZone, today, onSend }: LinkFormProps) {
  const ids = childrenOfLink.map(({ _id }) => _id);
  const [first] = childrenOfLink;
  return (
    <Form className={styles.form} schema={consentSchema(ids, today)} onSubmit={onSend}>
      <p>{words.intro}</p>
      <ErrorSummary />
      {childrenOfLink.map((child) => (
        <section key={child._id} className={styles.child} aria-labelledby={`child-${child._id}`}>
          <h2 id={`child-${child._id}`}>{child.fullName}</h2>
          <ChildQuestions child={child} known={child.consent} today={today} />
          {child === first && ids.length > 1 && <CopyToAll from={child} ids={ids} />}
        </section>
      ))}
      <div className={styles.end}>
        <p>
          {photoConsentWords.freely} {words.silence}
        </p>
        <SubmitButton busyLabel={words.busy}>{words.send}</SubmitButton>
        <p className={styles.quiet}>{words.deadline.replace('{day}', dayText(new Date(until), timeZone))}</p>
      </div>
    </Form>
  );
}

/** Gives all children the answers of the first one, where the family sees and can change them. */
function CopyToAll({ from, ids }: { from: OwnChild; ids: readonly string[] }) {
  const { clearError } = useFormContext();
  const button = useRef<HTMLButtonElement>(null);
  const [said, setSaid] = useState('');

  function copy() {
    const form = button.current?.form;
    if (!form) return;
    const values = valuesOf(form);
    const of = (question: Parameters<typeof fieldOf>[0]) => String(values[fieldOf(question, from._id)] ?? '');
    const [work, face, until] = [of('work'), of('face'), of('until')];
    if (work === '' || face === '') {
      setSaid(words.first.replace('{name}', from.fullName));
      const missing = fieldOf(work === '' ? 'work' : 'face', from._id);
      controlsOf(form)
        .find(({ name }) => name === missing)
        ?.focus();
      return;
    }
    const others = ids.filter((id) => id !== from._id);
    for (const id of others) {
      fill(form, { [fieldOf('work', id)]: work, [fieldOf('face', id)]: face });
      const lastDay = controlsOf(form).find(({ name }) => name === fieldOf('until', id));
      const fold = lastDay?.closest('details');
      if (lastDay) lastDay.value = until;
      if (fold) fold.open = until !== '';
    }
    clearError(...ids.flatMap((id) => [fieldOf('work', id), fieldOf('face', id), fieldOf('until', id)]));
    setSaid(words.copied);
  }

  return (
    <div className={styles.copy}>
      <Button ref={button} onClick={copy}>
        {words.others}
      </Button>
      <output>{said}</output>
    </div>
  );
}
