import { useEffect, useState } from 'react';
import type { ConversationEntry } from '#contract/school/conversation.ts';
import { quietLink } from '#app/ui/text/link.tsx';
import { Link } from '#app/ui/text/page-link.tsx';
import { reasonWords } from '../mails/mail-words.ts';
import { ShortTime } from './short-time.tsx';
import { mailWords } from './words.ts';
import styles from './conversation.module.css';
import list from './inbox.module.css';

interface EntryListProps {
  entries: readonly ConversationEntry[];
  now: number;
  /** Whether the account may open the list of mails. */
  seesMails: boolean;
  /** Takes a reply back that has not left yet. Without it the entries are a copy, only to be read. */
  onTakeBack?: (entryId: string) => void;
}

/** Everything said in a conversation, the oldest first. */
export function EntryList({ entries, now, seesMails, onTakeBack }: EntryListProps) {
  return (
    <ol className={styles.entries}>
      {entries.map((entry) => (
        <li
          key={entry._id}
          id={onTakeBack === undefined ? undefined : `entry-${entry._id}`}
          className={`${styles.entry} ${styles[entry.kind] ?? ''}`}
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
              <MailState entry={entry} seesMails={seesMails} />
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

function MailState({ entry: { mail }, seesMails }: { entry: ConversationEntry; seesMails: boolean }) {
  if (mail === null) return null;
  const hasFailed = mail.state === 'failed';
  return (
    <p className={hasFailed ? styles.failed : list.small}>
      {mailWords[mail.state]}
      {mail.reason !== null && `: ${reasonWords(mail.reason)}`}
      {hasFailed && seesMails && (
        <>
          {' '}
          <Link className={quietLink} to="/office/mails?state=failed">
            See the mails
          </Link>
        </>
      )}
    </p>
  );
}

/** A button that is there while a reply can be taken back. */
function TakeBack({ until, onTakeBack }: { until: string; onTakeBack: () => void }) {
  const end = new Date(until).getTime();
  const [isOver, setOver] = useState(() => end <= Date.now());
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), Math.max(0, end - Date.now()));
    return () => clearTimeout(timer);
  }, [end]);
  if (isOver) return null;
  return (
    <button type="button" className={quietLink} onClick={onTakeBack}>
      Take back
    </button>
  );
}
