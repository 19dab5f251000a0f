import { useRef, useState } from 'react';
import { confirmRetention, getRetention, type OldData, type Retention } from '#contract/retention.ts';
import { oldDataWords } from '#content/retention.ts';
import { isPasswordWanted, PasswordAgain } from '#app/account/password-again.tsx';
import { CallError, messageOf, send } from '#app/api.ts';
import { Button } from '#app/ui/button.tsx';
import { Moment } from '#app/ui/date.tsx';
import { Dialog, DialogDescription } from '#app/ui/dialog.tsx';
import { toast } from '#app/ui/toast.tsx';
import styles from './office-notice.module.css';

/** Old data that waits for a confirmation; null when nothing waits, or when it is not known. */
export async function findWaiting(): Promise<Retention | null> {
  try {
    const found = await send(getRetention, undefined);
    return found.reason === null ? null : found;
  } catch {
    return null;
  }
}

interface RetentionNoticeProps {
  /** Null while nothing waits: nothing is shown then. */
  waiting: Retention | null;
  /** Told what waits when that has changed. */
  onChange: (waiting: Retention | null) => void;
  onDeleted: () => Promise<void>;
}

/** Says which old data is not deleted by itself, and why; asks before it is deleted. */
export function RetentionNotice({ waiting, onChange, onDeleted }: RetentionNoticeProps) {
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [isPasswordAsked, setPasswordAsked] = useState(false);
  const keep = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLElement | null>(null);

  function close() {
    setAsked(false);
    setPasswordAsked(false);
  }

  async function erase({ now, due }: Retention) {
    if (isBusy) return;
    setBusy(true);
    try {
      const { message } = await send(confirmRetention, { now, due });
      // The button that asked is gone with the notice.
      heading.current = document.getElementById('user-list');
      onChange(null);
      toast.success(message);
      close();
      await onDeleted();
    } catch (error) {
      if (isPasswordWanted(error)) {
        setPasswordAsked(true);
        return;
      }
      toast.error(messageOf(error));
      if (error instanceof CallError && error.status === 409) {
        const changed = await findWaiting();
        if (changed === null) heading.current = document.getElementById('user-list');
        onChange(changed);
        close();
      }
    } finally {
      setBusy(false);
    }
  }

  const question = waiting !== null && (
    <DialogDescription>
      <p>
        <Due {...waiting} /> This cannot be undone.
        {waiting.reason === 'clock' && (
          <>
            {' '}
            Please delete them only if today is <Moment iso={waiting.now} />.
          </>
        )}
      </p>
    </DialogDescription>
  );

  return (
    <>
      {waiting !== null && (
        <section className={`${styles.notice} ${styles.serious}`} aria-labelledby="old-data">
          <div>
            <h2 id="old-data">Old data is not deleted yet</h2>
            <p>
              <Due {...waiting} />
            </p>
            <p>
              <Reason {...waiting} />
            </p>
          </div>
          <div className={styles.answers}>
            <Button onClick={() => setAsked(true)}>Delete them now</Button>
          </div>
        </section>
      )}
      <Dialog
        title="Delete old data?"
        isOpen={isAsked && waiting !== null}
        onClose={close}
        isQuestion
        initialFocus={keep}
        finalFocus={heading}
        actions={
          isPasswordAsked ? undefined : (
            <>
              <Button ref={keep} onClick={close}>
                Keep them
              </Button>
              <Button kind="danger" isBusy={isBusy} onClick={() => waiting !== null && void erase(waiting)}>
                Delete them
              </Button>
            </>
          )
        }
      >
        {isPasswordAsked && waiting !== null ? (
          <PasswordAgain
            goOn="Delete them"
            stop="Keep them"
            kind="danger"
            onStop={close}
            onConfirmed={() => erase(waiting)}
          >
            {question}
          </PasswordAgain>
        ) : (
          question
        )}
      </Dialog>
    </>
  );
}

/** What is due, a sentence for the families' data and one for the audit log. */
function Due({ due, months, before, logBefore }: Retention) {
  const { logEntries, ...families } = due;
  const ofFamilies = counted(families);
  const ofLog = counted({ logEntries });
  return (
    <>
      {ofFamilies !== '' && before !== null && (
        <>
          {ofFamilies} older than {months === 1 ? 'a month' : `${months} months`} (before{' '}
          <Moment iso={before} />
          ).
        </>
      )}
      {ofFamilies !== '' && ofLog !== '' && ' '}
      {ofLog !== '' && (
        <>
          {ofLog} older than a year (before <Moment iso={logBefore} />
          ).
        </>
      )}
    </>
  );
}

function Reason({ reason, now, lastSeen }: Retention) {
  if (reason === 'amount') return <>That is more than usual, so nothing is deleted until you confirm it.</>;
  return (
    <>
      The clock of the school’s computer says that today is{' '}
      <b>
        <Moment iso={now} />
      </b>
      {lastSeen !== null && (
        <>
          ; when it was last checked it said <Moment iso={lastSeen} />
        </>
      )}
      . Is that today’s date? If not, keep them and have the clock put right: this notice then goes away by
      itself.
    </>
  );
}

/** Such as "2 messages and 1 account are"; empty when there is nothing. */
function counted(counts: Partial<OldData>): string {
  const present = (Object.entries(counts) as [keyof OldData, number][]).filter(([, count]) => count > 0);
  if (present.length === 0) return '';
  const parts = present.map(([table, count]) => `${count} ${oldDataWords[table][count === 1 ? 0 : 1]}`);
  const isOne = present.length === 1 && present[0]?.[1] === 1;
  return `${new Intl.ListFormat('en-GB').format(parts)} ${isOne ? 'is' : 'are'}`;
}
