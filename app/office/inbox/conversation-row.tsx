import { useEffect, useRef } from 'react';
import { Link } from '#app/ui/text/page-link.tsx';
import rows from '../kit/rows.module.css';
import { ShortTime } from './short-time.tsx';
import type { Row } from './steady-rows.ts';
import { TimeLeftWords } from './time-left-words.tsx';
import { aboutOf, personNameOf, statusWords } from './words.ts';
import styles from './inbox.module.css';

interface ConversationRowProps {
  row: Row;
  /** The query of the list, which the link keeps. */
  search: string;
  isOpen: boolean;
  /** Whether it is assigned to this account. */
  isMine: boolean;
  /** Whether this account has written something that is not sent. */
  hasDraft: boolean;
  now: number;
}

/** A conversation in the list. The whole row is a link. */
export function ConversationRow(props: ConversationRowProps) {
  const { row, search, isOpen, isMine, hasDraft, now } = props;
  const { item, hasLeft } = row;
  const link = useRef<HTMLLIElement>(null);
  // From the list alone to the list beside a conversation it is another list, which begins at its top.
  useEffect(() => {
    const row = link.current;
    const list = row?.closest('section');
    if (!isOpen || !list || !row) return undefined;
    const frame = requestAnimationFrame(() => {
      const below = row.getBoundingClientRect().bottom - list.getBoundingClientRect().bottom;
      if (below > 0) list.scrollTop += below + list.clientHeight / 3;
    });
    return () => cancelAnimationFrame(frame);
  }, [isOpen]);

  const marks = [
    hasLeft ? 'No longer in this view' : item.status !== 'open' && statusWords[item.status],
    item.assignee !== null && (isMine ? 'Yours' : item.assignee.name),
  ].filter(Boolean);
  return (
    <li ref={link} className={hasLeft ? styles.gone : undefined}>
      <Link
        data-row=""
        className={`${rows.row} ${styles.row}`}
        to={`/office/inbox/${item._id}${search}`}
        aria-current={isOpen ? 'true' : undefined}
        aria-keyshortcuts="j k"
      >
        <span className={rows.first}>
          <bdi>{personNameOf(item)}</bdi>
          {item.respondBy === null ? (
            <span className={styles.small}>
              <ShortTime iso={item.lastAt} now={now} />
            </span>
          ) : (
            <TimeLeftWords item={item} now={now} />
          )}
        </span>
        <span className={styles.small}>{aboutOf(item)}</span>
        <span className={rows.excerpt} title={item.excerpt}>
          {item.lastKind === 'out' && 'School: '}
          <bdi>{item.excerpt}</bdi>
        </span>
        {(marks.length > 0 || hasDraft || item.maybeSpam) && (
          <span className={styles.small}>
            {hasDraft && <b className={styles.draft}>Draft</b>}
            {item.maybeSpam && <b className={styles.spam}>Maybe spam</b>}
            {marks.join(' · ')}
          </span>
        )}
      </Link>
    </li>
  );
}
