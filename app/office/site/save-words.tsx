import { fieldPath } from '#contract/site/field-path.ts';
import { fieldAt, formField, schemaOf } from '#contract/site/schema-parts.ts';
import type { DocumentName, DocumentState } from '#contract/site/site-documents.ts';
import { useSession } from '#app/session.tsx';
import { Button } from '#app/ui/form/button.tsx';
import { useFormContext } from '#app/ui/form/form-context.ts';
import type { SaveState, useDraft } from './use-draft.ts';
import { quietLink } from '#app/ui/text/link.tsx';
import { Link } from '#app/ui/text/page-link.tsx';
import { ChangeList } from './change-list.tsx';
import { fieldLink } from './document-id.ts';
import { focusField } from './focus-field.ts';
import styles from './document-form.module.css';

const clock = new Intl.DateTimeFormat('en-IN', { timeStyle: 'short' });
const dayAndClock = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' });

/** When something was saved: the time of a day that is today, otherwise with the day. */
function timeWords(at: string): string {
  const time = new Date(at);
  const isToday = time.toDateString() === new Date().toDateString();
  return (isToday ? clock : dayAndClock).format(time);
}

type Conflict = Extract<SaveState, { kind: 'conflict' }>;

/** @param ownName the name of whoever reads this, who may have two windows */
function conflictWords({ theirs: { draft }, isBack }: Conflict, ownName: string): string {
  if (isBack) return 'The words that are back are not those that you have typed since.';
  if (draft === null) return 'These words were changed meanwhile, and visitors see that.';
  const { by, at } = draft;
  return by.name === ownName
    ? `The same words were changed in another window at ${timeWords(at)}.`
    : `${by.name ?? 'Somebody else'} has changed the same words at ${timeWords(at)}.`;
}

/** The message when something needs what is typed to be stored, and it is not. */
export const notStored = 'First, what you typed must be saved. See what is said below it.';

/** What the form calls the field at a place. */
function labelAt(name: DocumentName, { data, title }: DocumentState, path: string): string {
  const schema = schemaOf(name);
  const found = schema && fieldAt(schema, data, fieldPath(path));
  return (found && formField(found.schema, found.name).label) || title;
}

interface SaveWordsProps {
  name: DocumentName;
  draft: Pick<ReturnType<typeof useDraft>, 'save' | 'server' | 'resolve' | 'send'>;
}

/** How far what is typed has come, in words. */
export function SaveWords({ name, draft: { save, server, resolve, send } }: SaveWordsProps) {
  const { errors } = useFormContext();
  const ownName = useSession().user?.fullName ?? '';
  if (save.kind === 'conflict') {
    const [change] = save.changes;
    const choose = (side: 'mine' | 'theirs') => {
      // The pressed button goes away.
      if (change !== undefined) focusField(change.path);
      void resolve(side);
    };
    return (
      <div className={styles.conflict} role="alert">
        <p>{conflictWords(save, ownName)} What you typed is still here.</p>
        <h3>The change</h3>
        <ChangeList changes={save.changes} />
        <p className={styles.actions}>
          <Button onClick={() => choose('mine')}>Keep what I typed</Button>
          <Button onClick={() => choose('theirs')}>
            {save.isBack ? 'Use the words that are back' : 'Use their words instead'}
          </Button>
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
  const wrong = server.problems.find(({ path }) => path in errors);
  const [first = wrong] = wrong === undefined ? server.problems : [wrong];
  return (
    <output className={styles.state}>
      {wordsOf(save, server)}{' '}
      {save.kind === 'saved' && first === undefined && 'Visitors still see the old text.'}
      {save.kind === 'saved' && first !== undefined && (
        <>
          <b>
            {count === 1 ? 'One field is' : `${count} fields are`}{' '}
            {wrong === undefined ? 'still empty' : 'not right yet'}:
          </b>{' '}
          <Link className={quietLink} to={fieldLink(name, first.path)}>
            {labelAt(name, server, first.path)}
          </Link>
        </>
      )}
    </output>
  );
}

function wordsOf({ kind }: SaveState, { draft }: DocumentState): string {
  if (kind === 'typing') return 'Not saved yet.';
  if (kind === 'saving') return 'Saving the draft.';
  if (kind === 'unchanged' || draft === null) return 'Visitors see these words.';
  return `Draft saved ${timeWords(draft.at)}.`;
}
