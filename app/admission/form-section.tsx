import type { ReactNode } from 'react';
import { Icon } from '#app/ui/picture/icon.tsx';
import type { Answers } from './draft.ts';
import { isAnswered, sections } from './sections.ts';
import styles from './form-section.module.css';

interface FormSectionProps {
  title: (typeof sections)[number]['title'];
  answers: Answers;
  children: ReactNode;
}

/** A section of the form; it shows a tick when all its fields are answered. */
export function FormSection({ title, answers, children }: FormSectionProps) {
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
