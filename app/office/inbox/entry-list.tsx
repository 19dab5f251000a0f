import { useEffect, useState, type ReactNode } from 'react';
import type { ConversationEntry } from '#contract/school/conversation.ts';
import { quietLink } from '#app/ui/text/link.tsx';
import { reasonWords } from '../mails/mail-words.ts';
import { ShortTime } from './short-time.tsx';
import { mailWords } from './words.ts';
import styles from './conversation.module.css';
import list from './inbox.module.css';

interface EntryListProps {
  entries: readonly ConversationEntry[];
  now: number;
  /** Takes a reply back that has not left yet. Without it the entries are a copy, only to be read. */
  onTakeBack?: (entryId: string) => void;
  /** What can be done about a reply whose mail did not arrive. */
  renderRefused?: (entry: ConversationEntry) => ReactNode;
}

/** Everything said in a conversation, the oldest first. */
export function EntryList({ entries, now, onTakeBack, renderRefused }: EntryListProps) {
  return (
    <ol className={styles.entries}>
      {entries.map((entry) => (
        <li
          key={entry._id}
          id={onTakeBack === undefined ? undefined : `entry-${entry._id}`}
          className={`${styles.entry} ${styles[entry.kind] ?? ''}`}
          data-refused={isRefused(entry) || undefined}
        >
          {entry.kind === 'event' ? (
            <p>
              {entry.text} · <ShortTime iso={entry.at} now={now} withHour />
            </p>
          ) : (
            <>
              <p className={list.small}>
                <b>
                  <bdi>{authorOf(entry)}</bdi>
                </b>
                {entry.kind === 'note' && ' · Note for the office'} ·{' '}
                <ShortTime iso={entry.at} now={now} withHour />
              </p>
              <p className={styles.text} dir="auto">
                {entry.text}
              </p>
              <MailState entry={entry} />
              {isRefused(entry) && renderRefused?.(entry)}
              {onTakeBack !== undefined && entry.undoUntil !== null && (
                <TakeBack until={entry.undoUntil} onTakeBack={() => onTakeBack(entry._id)} />
              )}
            </>
          )}
        </li>
      ))}
    </ol>
  );
}

/** Who wrote an entry; of a deleted account only the side is known. */
const authorOf = ({ author, kind }: ConversationEntry) =>
  author ?? (kind === 'in' ? 'The family' : 'The school');

/** Whether its mail was refused, also while it is tried again, and nobody has marked it as done. */
const isRefused = ({ mail }: ConversationEntry) =>
  mail !== null && !mail.isSettled && (mail.state === 'failed' || mail.state === 'retrying');

function MailState({ entry }: { entry: ConversationEntry }) {
  const { mail, undoUntil } = entry;
  // It says itself when it leaves.
  if (mail === null || undoUntil !== null) return null;
  return (
    <p className={isRefused(entry) ? styles.failed : list.small}>
      {mailWords[mail.state]}
      {/* One that is on its way again has not been refused again. */}
      {mail.reason !== null && mail.state !== 'queued' && `: ${reasonWords(mail.reason)}`}
    </p>
  );
}

/** Says how long a reply waits, and takes it back until then. */
function TakeBack({ until, onTakeBack }: { until: string; onTakeBack: () => void }) {
  const secondsLeft = () => Math.ceil((new Date(until).getTime() - Date.now()) / 1000);
  const [seconds, setSeconds] = useState(secondsLeft);
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsLeft()), 1000);
    return () => clearInterval(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- It depends on `until` alone.
  }, [until]);
  if (seconds <= 0) return <p className={list.small}>Leaves now</p>;
  return (
    <p className={list.small}>
      Leaves in {seconds} s ·{' '}
      <button type="button" className={quietLink} onClick={onTakeBack}>
        Take back
      </button>
    </p>
  );
}
