import type { ReactNode } from 'react';
import type { Section } from '#contract/school/application-fields.ts';
import { Icon } from '#app/ui/picture/icon.tsx';
import type { Answers } from './draft.ts';
import { isDone } from './sections.ts';
import styles from './form-section.module.css';

interface FormSectionProps {
  title: Section;
  answers: Answers;
  children: ReactNode;
}

/** A section of the form; it shows a tick when all its required fields are answered. */
export function FormSection({ title, answers, children }: FormSectionProps) {
  const isTicked = isDone(answers, title);
  const id = title.replaceAll(/\W+/g, '-').toLowerCase();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>
        {title}
        {isTicked && (
          <span role="none" className="visually-hidden">
            {' '}
            (answered)
          </span>
        )}
        {isTicked && <Icon name="tick" className={styles.tick} />}
      </h2>
      {children}
    </section>
  );
}
