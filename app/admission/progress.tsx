import { sections } from '#contract/school/application-fields.ts';
import { Icon } from '#app/ui/picture/icon.tsx';
import type { Answers } from './draft.ts';
import { isAnswered, isDone, requiredFields } from './sections.ts';
import styles from './progress.module.css';
import { draftNote } from './words.ts';

interface ProgressProps {
  answers: Answers;
  hasEmail: boolean;
  savedAt: Date | null;
  onClear: () => void;
}

/** When the draft was saved: the time if today, otherwise the date. */
function timeOf(savedAt: Date): string {
  return savedAt.toDateString() === new Date().toDateString()
    ? `at ${savedAt.toLocaleTimeString(undefined, { hour: 'numeric', minute: '2-digit' })}`
    : `on ${savedAt.toLocaleDateString(undefined, { day: 'numeric', month: 'long' })}`;
}

/** The progress of the form: a bar, a tick for each complete section, and the state of the draft. */
export function Progress({ answers, hasEmail, savedAt, onClear }: ProgressProps) {
  const total = requiredFields.length + 1;
  const answered = requiredFields.filter((field) => isAnswered(answers, field)).length + (hasEmail ? 1 : 0);
  return (
    <>
      <div className={styles.bar} data-screen>
        <p className={styles.count}>
          {answered === total ? `All ${total} answered` : `${answered} of ${total} answered`}
        </p>
        <div className={styles.track} aria-hidden="true">
          <i style={{ width: `${(answered / total) * 104}%` }} />
        </div>
      </div>
      <ol className={styles.sections} data-screen>
        {sections.map((section) => {
          const isTicked = isDone(answers, section);
          return (
            <li key={section} className={isTicked ? styles.done : undefined}>
              {isTicked && <Icon name="tick" />}
              {section}
              {isTicked && (
                <span role="none" className="visually-hidden">
                  {' '}
                  (answered)
                </span>
              )}
            </li>
          );
        })}
      </ol>
      <p className={styles.draft} data-screen>
        {savedAt === null ? (
          draftNote
        ) : (
          <>
            <Icon name="tick" />
            <span>Draft saved on this device {timeOf(savedAt)}.</span>
            <button type="button" onClick={onClear}>
              Clear the form
            </button>
          </>
        )}
      </p>
    </>
  );
}
