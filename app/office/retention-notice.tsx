import { useRef, useState } from 'react';
import { confirmRetention, getRetention, type OldData, type Retention } from '#contract/school/retention.ts';
import { oldDataWords } from '#contract/school/old-data.ts';
import { callEndpoint } from '#app/api.ts';
import { ApiError } from '#app/api-error.ts';
import { Button } from '#app/ui/form/button.tsx';
import { Timestamp } from '#app/ui/text/date.tsx';
import { toast } from '#app/ui/page/toast.tsx';
import { DeletionDialog } from './deletion-dialog.tsx';
import { OfficeNotice } from './kit/office-notice.tsx';
import { usePageHeading } from './kit/page-heading.ts';

/** Fetches the old data that waits for a confirmation; null if there is none or the request fails. */
export async function fetchPendingRetention(): Promise<Retention | null> {
  try {
    const found = await callEndpoint(getRetention, undefined);
    return found.reason === null ? null : found;
  } catch {
    return null;
  }
}

interface RetentionNoticeProps {
  /** The old data that waits for a confirmation; null shows nothing. */
  pending: Retention | null;
  /** Called when the pending data has changed. */
  onChange: (pending: Retention | null) => void;
  onDeleted: () => void;
}

/** Tells admins which old data was not deleted automatically and why, and lets them delete it. */
export function RetentionNotice({ pending, onChange, onDeleted }: RetentionNoticeProps) {
  const [isDialogOpen, setDialogOpen] = useState(false);
  const [headingId] = usePageHeading();
  const heading = useRef<HTMLElement | null>(null);
  // The pressed button disappears with the notice, so the focus has to move.
  const focusOnHeading = () => (heading.current = document.getElementById(headingId));

  async function erase() {
    if (pending === null) return;
    const { message } = await callEndpoint(confirmRetention, { now: pending.now, due: pending.due });
    focusOnHeading();
    onChange(null);
    toast.success(message);
    onDeleted();
  }

  /** After a 409 the data to delete has changed: fetches it again and shows it in the notice. */
  async function refreshAfterConflict(error: unknown) {
    if (!(error instanceof ApiError && error.status === 409)) return;
    const changed = await fetchPendingRetention();
    if (changed === null) focusOnHeading();
    onChange(changed);
    setDialogOpen(false);
  }

  return (
    <>
      {pending !== null && (
        <OfficeNotice
          title="Old data is not deleted yet"
          isSerious
          answers={<Button onClick={() => setDialogOpen(true)}>Delete old data</Button>}
        >
          <p>
            <Due {...pending} />
          </p>
          <p>
            <Reason {...pending} />
          </p>
        </OfficeNotice>
      )}
      <DeletionDialog
        title="Delete old data?"
        confirmLabel="Delete old data"
        cancelLabel="Keep old data"
        isOpen={isDialogOpen && pending !== null}
        onClose={() => setDialogOpen(false)}
        erase={erase}
        onFailed={(error) => void refreshAfterConflict(error)}
        finalFocus={heading}
      >
        {pending !== null && (
          <p>
            <Due {...pending} /> This cannot be undone.
            {pending.reason === 'clock' && (
              <>
                {' '}
                Delete the data only if today is really <Timestamp iso={pending.now} />.
              </>
            )}
          </p>
        )}
      </DeletionDialog>
    </>
  );
}

/** The data to delete: one sentence for the families' data and one for the audit log. */
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

/** Text such as "2 messages and 1 account are"; empty if all counts are 0. */
function counted(counts: Partial<OldData>): string {
  const present = (Object.entries(counts) as [keyof OldData, number][]).filter(([, count]) => count > 0);
  if (present.length === 0) return '';
  const parts = present.map(([table, count]) => `${count} ${oldDataWords[table][count === 1 ? 0 : 1]}`);
  const isOne = present.length === 1 && present[0]?.[1] === 1;
  return `${new Intl.ListFormat('en-GB').format(parts)} ${isOne ? 'is' : 'are'}`;
}
