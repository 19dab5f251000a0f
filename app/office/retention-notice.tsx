import { useRef, useState } from 'react';
import { confirmRetention, getRetention, type OldData, type Retention } from '#contract/retention.ts';
import { oldDataWords } from '#content/retention.ts';
import { ApiError, callEndpoint } from '#app/api.ts';
import { Button } from '#app/ui/button.tsx';
import { Timestamp } from '#app/ui/date.tsx';
import { toast } from '#app/ui/toast.tsx';
import { DeletionDialog } from './deletion-dialog.tsx';
import styles from './office-notice.module.css';

/** Old data that waits for a confirmation; null when nothing waits, or when it is not known. */
export async function findWaiting(): Promise<Retention | null> {
  try {
    const found = await callEndpoint(getRetention, undefined);
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

/** Says which old data was not deleted automatically, and why; asks before it is deleted. */
export function RetentionNotice({ waiting, onChange, onDeleted }: RetentionNoticeProps) {
  const [isAsked, setAsked] = useState(false);
  const heading = useRef<HTMLElement | null>(null);
  // The button that asked is gone with the notice.
  const focusOnHeading = () => (heading.current = document.getElementById('user-list'));

  async function erase() {
    if (waiting === null) return;
    const { message } = await callEndpoint(confirmRetention, { now: waiting.now, due: waiting.due });
    focusOnHeading();
    onChange(null);
    toast.success(message);
    void onDeleted();
  }

  /** What was shown is not what is due any more: the notice shows it anew. */
  async function showAgain(error: unknown) {
    if (!(error instanceof ApiError && error.status === 409)) return;
    const changed = await findWaiting();
    if (changed === null) focusOnHeading();
    onChange(changed);
    setAsked(false);
  }

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
            <Button onClick={() => setAsked(true)}>Delete old data</Button>
          </div>
        </section>
      )}
      <DeletionDialog
        title="Delete old data?"
        confirmLabel="Delete old data"
        cancelLabel="Keep old data"
        isOpen={isAsked && waiting !== null}
        onClose={() => setAsked(false)}
        erase={erase}
        onFailed={(error) => void showAgain(error)}
        finalFocus={heading}
      >
        {waiting !== null && (
          <p>
            <Due {...waiting} /> This cannot be undone.
            {waiting.reason === 'clock' && (
              <>
                {' '}
                Delete the data only if today is really <Timestamp iso={waiting.now} />.
              </>
            )}
          </p>
        )}
      </DeletionDialog>
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
          <Timestamp iso={before} />
          ).
        </>
      )}
      {ofFamilies !== '' && ofLog !== '' && ' '}
      {ofLog !== '' && (
        <>
          {ofLog} older than a year (before <Timestamp iso={logBefore} />
          ).
        </>
      )}
    </>
  );
}

function Reason({ reason, now, lastSeen }: Retention) {
  if (reason === 'amount') return <>This is more than usual, so nothing is deleted until you confirm it.</>;
  return (
    <>
      The server’s clock says that today is{' '}
      <b>
        <Timestamp iso={now} />
      </b>
      {lastSeen !== null && (
        <>
          . At the last check it said <Timestamp iso={lastSeen} />
        </>
      )}
      . Is today’s date right? If not, keep the data and ask the person who runs your server to correct the
      clock. This notice then disappears by itself.
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
