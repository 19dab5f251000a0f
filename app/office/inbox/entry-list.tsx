import { useEffect, useState } from 'react';
import { undoSeconds, type ConversationEntry } from '#contract/conversation.ts';
import { quietLink } from '#app/ui/link.tsx';
import { ShortTime } from './short-time.tsx';
import styles from './inbox.module.css';

interface EntryListProps {
  entries: readonly ConversationEntry[];
  /** Takes a reply back that is not sent yet. Without it the entries are only to be read. */
  onTakeBack?: (entryId: string) => void;
}

const mailWords = {
  queued: 'Waiting to be sent',
  retrying: 'Not sent yet, and tried again',
  sent: 'Sent',
  failed: 'Not sent',
} as const;

/** Everything said in a conversation, the oldest first. The newest one scrolls into view. */
export function EntryList({ entries, onTakeBack }: EntryListProps) {
  const lastId = entries.at(-1)?._id;
  useEffect(() => {
    if (lastId === undefined) return;
    const last = document.querySelector(`[data-entry="${lastId}"]`);
    last?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [lastId]);

  return (
    <ol className={styles.entries}>
      {entries.map((entry) => (
        <li key={entry._id} data-entry={entry._id} className={`${styles.entry} ${styles[entry.kind]}`}>
          <EntryBody entry={entry} />
          {onTakeBack !== undefined && entry.sendAt !== null && (
            <p className={styles.pending} data-screen="">
              <Leaving sendAt={entry.sendAt} />{' '}
              <button type="button" className={quietLink} onClick={() => onTakeBack(entry._id)}>
                Take back
              </button>
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

function Leaving({ sendAt }: { sendAt: string }) {
  const [isSoon] = useState(() => new Date(sendAt).getTime() - Date.now() <= undoSeconds * 1000);
  return isSoon ? (
    'Leaves in a few seconds.'
  ) : (
    <>
      Will be sent at <ShortTime iso={sendAt} withHour />.
    </>
  );
}

function EntryBody({ entry: { kind, text, at, author, mail, sendAt } }: { entry: ConversationEntry }) {
  if (kind === 'event') {
    return (
      <p>
        {text} <ShortTime iso={at} withHour />
      </p>
    );
  }
  return (
    <>
      <p className={styles.byline}>
        <b>{author ?? (kind === 'in' ? 'The family' : 'The school')}</b>
        {kind === 'note' && ' · Note for the office'} · <ShortTime iso={at} withHour />
      </p>
      <p className={styles.text}>{text}</p>
      {mail !== null && sendAt === null && (
        <p className={mail.state === 'failed' ? styles.failed : styles.mail}>
          {mailWords[mail.state]}
          {mail.reason !== null && `: ${mail.reason}`}
        </p>
      )}
    </>
  );
}
