import { useState } from 'react';
import {
  changeConversations,
  undoSeconds,
  type ConversationItem,
  type ConversationStatus,
} from '#contract/conversation.ts';
import { messageOf } from '#app/api-error.ts';
import { callEndpoint } from '#app/api.ts';
import { Button } from '#app/ui/button.tsx';
import { toast } from '#app/ui/toast.tsx';
import styles from './inbox.module.css';

interface BulkBarProps {
  selected: readonly ConversationItem[];
  /** Called after a change; the selection ends. */
  onChanged: () => void;
  onClear: () => void;
}

/** Sets the status of conversations back to what each had. */
async function restoreStatus(items: readonly ConversationItem[], onChanged: () => void) {
  const byStatus = new Map<ConversationStatus, string[]>();
  for (const { _id, status } of items) byStatus.set(status, [...(byStatus.get(status) ?? []), _id]);
  try {
    for (const [status, ids] of byStatus) await callEndpoint(changeConversations, { ids, status });
    toast.success('They are as before.');
  } catch (error) {
    toast.error(messageOf(error));
  }
  onChanged();
}

/** What can be done with all selected conversations at once. */
export function BulkBar({ selected, onChanged, onClear }: BulkBarProps) {
  const [isBusy, setBusy] = useState(false);
  if (selected.length === 0) return null;
  const ids = selected.map(({ _id }) => _id);

  async function change(values: { status?: ConversationStatus; assignee?: string | null }) {
    if (isBusy) return;
    setBusy(true);
    try {
      const { message } = await callEndpoint(changeConversations, { ids, ...values });
      if (values.status === undefined) toast.success(message);
      else toast.action(message, 'Undo', () => void restoreStatus(selected, onChanged), undoSeconds);
      onChanged();
    } catch (error) {
      toast.error(messageOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <section className={styles.bulk} aria-label="Selected conversations">
      <p aria-live="polite">
        <b>{selected.length}</b> selected
      </p>
      <div>
        <Button isBusy={isBusy} onClick={() => void change({ status: 'closed' })}>
          Close
        </Button>
        <Button isBusy={isBusy} onClick={() => void change({ assignee: 'me' })}>
          Take
        </Button>
        <Button isBusy={isBusy} onClick={() => void change({ assignee: null })}>
          Give back
        </Button>
        <Button onClick={onClear}>Clear</Button>
      </div>
    </section>
  );
}
