import { draftNote } from '#content/admission.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { Answers } from './draft.ts';
import { isAnswered, sections } from './sections.ts';
import styles from './progress.module.css';

interface ProgressProps {
  answers: Answers;
  hasEmail: boolean;
  savedAt: Date | null;
  onStartAfresh: () => void;
}

/** The hour of a draft of today, the day of an older one. */
function timeOf(savedAt: Date): string {
  return savedAt.toDateString() === new Date().toDateString()
    ? `at ${savedAt.toLocaleTimeString(undefined, { hour: 'numeric', minute: '2-digit' })}`
    : `on ${savedAt.toLocaleDateString(undefined, { day: 'numeric', month: 'long' })}`;
}

/** How far the form is: one turmeric stroke, a tick for each section, and that what was typed is saved. */
export function Progress({ answers, hasEmail, savedAt, onStartAfresh }: ProgressProps) {
  const fields = sections.flatMap((section) => section.fields);
  const total = fields.length + 1;
  const answered = fields.filter((field) => isAnswered(answers, field)).length + (hasEmail ? 1 : 0);
  return (
    <>
      <div className={styles.bar}>
        <p className={styles.count}>
          {answered === total ? `All ${total} answered` : `${answered} of ${total} answered`}
        </p>
        <div className={styles.track} aria-hidden="true">
          <i style={{ width: `${(answered / total) * 104}%` }} />
        </div>
      </div>
      <ol className={styles.sections}>
        {sections.map((section) => {
          const isDone = section.fields.every((field) => isAnswered(answers, field));
          return (
            <li key={section.title} className={isDone ? styles.done : undefined}>
              {isDone && <Icon name="tick" />}
              {section.title}
              {isDone && (
                <span role="none" className="visually-hidden">
                  {' '}
                  (answered)
                </span>
              )}
            </li>
          );
        })}
      </ol>
      <p className={styles.draft}>
        {savedAt === null ? (
          draftNote
        ) : (
          <>
            <Icon name="tick" />
            <span>Draft saved on this device {timeOf(savedAt)}.</span>
            <button type="button" onClick={onStartAfresh}>
              Clear the form
            </button>
          </>
        )}
      </p>
    </>
  );
}
