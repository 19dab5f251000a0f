import { useRef } from 'react';
import type { ConversationEntry } from '#contract/school/conversation.ts';
import { Button } from '#app/ui/form/button.tsx';
import { Dialog, DialogDescription } from '#app/ui/page/dialog.tsx';
import { EntryList } from './entry-list.tsx';

interface NewerWordsProps {
  /** What has happened since the reply was begun; null while nothing is asked. */
  newer: readonly ConversationEntry[] | null;
  now: number;
  onClose: () => void;
  onSend: () => void;
}

/** Asks before a reply is sent to a conversation in which something has happened meanwhile. */
export function NewerWords({ newer, now, onClose, onSend }: NewerWordsProps) {
  const back = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      title="Something is new"
      isOpen={newer !== null}
      onClose={onClose}
      isConfirmation
      initialFocus={back}
      actions={
        <>
          <Button ref={back} onClick={onClose}>
            Back to my reply
          </Button>
          <Button kind="primary" onClick={onSend}>
            Send all the same
          </Button>
        </>
      }
    >
      <DialogDescription>
        <p>
          {newer?.length === 0
            ? 'Somebody has changed this conversation since you began to write.'
            : 'This has happened since you began to write.'}{' '}
          Your reply is not sent yet.
        </p>
      </DialogDescription>
      {newer !== null && newer.length > 0 && <EntryList entries={newer} now={now} />}
    </Dialog>
  );
}
