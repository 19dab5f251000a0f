import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import type { Answers } from './draft.ts';
import { isAnswered, sections } from './sections.ts';
import styles from './form-part.module.css';

interface FormPartProps {
  title: (typeof sections)[number]['title'];
  answers: Answers;
  children: ReactNode;
}

/** A section of the form, which gets its tick when everything in it is answered. */
export function FormPart({ title, answers, children }: FormPartProps) {
  const fields = sections.find((section) => section.title === title)?.fields ?? [];
  const isDone = fields.every((field) => isAnswered(answers, field));
  const id = title.replaceAll(/\W+/g, '-').toLowerCase();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>
        {title}
        {isDone && (
          <span role="none" className="visually-hidden">
            {' '}
            (answered)
          </span>
        )}
        {isDone && <Icon name="tick" className={styles.tick} />}
      </h2>
      {children}
    </section>
  );
}
