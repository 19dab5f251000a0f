import type { DocumentState } from '#contract/site-documents.ts';
import { Button } from '#app/ui/form/button.tsx';
import { useFormContext } from '#app/ui/form/form-context.ts';
import type { SaveState, useDraft } from './use-draft.ts';
import { useSchoolTime } from './use-school-time.ts';
import styles from './document-form.module.css';

const clock = new Intl.DateTimeFormat('en-IN', { timeStyle: 'short' });
const dayAndClock = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' });

/** When something was saved: the time of a day that is today, otherwise with the day. */
function timeWords(at: string): string {
  const time = new Date(at);
  const isToday = time.toDateString() === new Date().toDateString();
  return (isToday ? clock : dayAndClock).format(time);
}

const byWords = ({ draft }: DocumentState) => (draft?.by.name ? ` by ${draft.by.name}` : '');

interface SaveWordsProps {
  draft: Pick<ReturnType<typeof useDraft>, 'save' | 'server' | 'resolve' | 'send'>;
}

/** How far what is typed has come, in words. */
export function SaveWords({ draft: { save, server, resolve, send } }: SaveWordsProps) {
  const schoolTime = useSchoolTime();
  const { errors } = useFormContext();
  if (save.kind === 'conflict') {
    return (
      <div className={styles.conflict} role="alert">
        <p>
          Somebody else has changed these words{byWords(save.theirs)}
          {save.theirs.draft === null ? '' : ` at ${timeWords(save.theirs.draft.at)}`}. What you typed is
          still here.
        </p>
        <p className={styles.actions}>
          <Button onClick={() => void resolve('mine')}>Keep what I typed</Button>
          <Button onClick={() => void resolve('theirs')}>Use their words instead</Button>
        </p>
      </div>
    );
  }
  if (save.kind === 'failed') {
    return (
      <div className={styles.conflict} role="alert">
        <p>
          {save.isOffline
            ? 'Not saved: there is no connection. What you typed is kept on this device and sent as soon as there is one.'
            : `Not saved: ${save.message}`}
        </p>
        <Button onClick={() => void send()}>Save now</Button>
      </div>
    );
  }
  const { length: count } = server.problems;
  const isShown = Object.keys(errors).length > 0;
  return (
    <output className={styles.state}>
      {wordsOf(save, server, schoolTime)}
      {save.kind === 'saved' && count > 0 && (
        <b>
          {' '}
          {count === 1 ? 'One field is' : `${count} fields are`}{' '}
          {isShown ? 'not right yet; see above.' : 'still empty.'}
        </b>
      )}
    </output>
  );
}

function wordsOf({ kind }: SaveState, { draft }: DocumentState, schoolTime: (iso: string) => string): string {
  if (kind === 'typing') return 'Not saved yet.';
  if (kind === 'saving') return 'Saving the draft.';
  if (kind === 'unchanged' || draft === null) return 'Visitors see these words.';
  const saved = `Draft saved ${timeWords(draft.at)}.`;
  if (draft.failure !== null) return `${saved} It was not published at its time: ${draft.failure}`;
  return draft.publishAt === null
    ? `${saved} Visitors still see the old text.`
    : `${saved} Visitors see it from ${schoolTime(draft.publishAt)} on.`;
}
