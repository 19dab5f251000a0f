import { Icon } from '#app/ui/icon.tsx';
import type { Answers } from './draft.ts';
import { isAnswered, sections } from './sections.ts';
import styles from './progress.module.css';

interface ProgressProps {
  answers: Answers;
  hasEmail: boolean;
  savedAt: Date | null;
}

/** How far the form is: one turmeric stroke, a tick for each section, and that nothing typed will be lost. */
export function Progress({ answers, hasEmail, savedAt }: ProgressProps) {
  const fields = sections.flatMap((section) => section.fields);
  const total = fields.length + 1;
  const answered = fields.filter((field) => isAnswered(answers, field)).length + (hasEmail ? 1 : 0);
  return (
    <div>
      <div className={styles.row}>
        <p className={styles.count}>
          {answered === total ? `All ${total} answered` : `${answered} of ${total} answered`}
        </p>
        {savedAt !== null && (
          <p className={styles.draft}>
            <Icon name="tick" />
            <span>
              Draft saved on this device at{' '}
              {savedAt.toLocaleTimeString(undefined, { hour: 'numeric', minute: '2-digit' })}.
            </span>
          </p>
        )}
      </div>
      <div className={styles.track} aria-hidden="true">
        <i style={{ width: `${(answered / total) * 104}%` }} />
      </div>
      <ol className={styles.sections}>
        {sections.map((section) => {
          const isDone = section.fields.every((field) => isAnswered(answers, field));
          return (
            <li key={section.title} className={isDone ? styles.done : undefined}>
              {isDone && <Icon name="tick" />}
              {section.title}
              {isDone && <span className="visually-hidden">: answered</span>}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
