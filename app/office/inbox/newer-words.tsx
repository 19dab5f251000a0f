import { useRef } from 'react';
import type { ConversationEntry } from '#contract/conversation.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog, DialogDescription } from '#app/ui/dialog.tsx';
import { EntryList } from './entry-list.tsx';

interface NewerWordsProps {
  /** What was said since the reply was begun; null while nothing is asked. */
  newer: readonly ConversationEntry[] | null;
  onClose: () => void;
  onSend: () => void;
}

/** Asks before a reply is sent to a conversation in which something has happened meanwhile. */
export function NewerWords({ newer, onClose, onSend }: NewerWordsProps) {
  const back = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      title="Somebody was faster"
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
        <p>This has happened since you began to write. Do you still want to send your reply?</p>
      </DialogDescription>
      <EntryList entries={newer ?? []} />
    </Dialog>
  );
}
