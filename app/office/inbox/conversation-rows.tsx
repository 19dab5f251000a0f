import type { ConversationItem } from '#contract/conversation.ts';
import { CheckboxMark } from '#app/ui/choice-mark.tsx';
import choice from '#app/ui/choice.module.css';
import { Link } from '#app/ui/page-link.tsx';
import { ShortTime } from './short-time.tsx';
import { TimeLeftBadge } from './time-left-badge.tsx';
import { kindWords, nameOf, statusWords } from './words.ts';
import styles from './inbox.module.css';

interface ConversationRowsProps {
  items: readonly ConversationItem[];
  /** The query of the list, which the links keep. */
  query: string;
  now: number;
  /** The id of the open conversation. */
  openId: string | undefined;
  /** The ids of the conversations with unsent words of this account. */
  drafted: ReadonlySet<string>;
  selected: ReadonlySet<string>;
  onSelect: (id: string, isSelected: boolean) => void;
}

/** The conversations of the list, a row for each. */
export function ConversationRows({
  items,
  selected,
  onSelect,
  drafted,
  openId,
  ...shared
}: ConversationRowsProps) {
  return (
    <ul className={styles.rows} data-inbox-rows="">
      {items.map((item) => (
        <Row
          key={item._id}
          item={item}
          isOpen={item._id === openId}
          hasDraft={drafted.has(item._id)}
          isSelected={selected.has(item._id)}
          onSelect={(isSelected) => onSelect(item._id, isSelected)}
          {...shared}
        />
      ))}
    </ul>
  );
}

interface RowProps extends Pick<ConversationRowsProps, 'query' | 'now'> {
  item: ConversationItem;
  isOpen: boolean;
  hasDraft: boolean;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
}

function Row({ item, query, now, isOpen, hasDraft, isSelected, onSelect }: RowProps) {
  const name = nameOf(item);
  const about = aboutWords(item, hasDraft).join(' · ');
  return (
    <li className={`${styles.row} ${isOpen ? styles.open : ''}`} data-id={item._id}>
      <label className={`${choice.choice} ${styles.pick}`} data-screen="">
        <input type="checkbox" checked={isSelected} onChange={(event) => onSelect(event.target.checked)} />
        <CheckboxMark />
        <span className="visually-hidden">Select the conversation with {name}</span>
      </label>
      <Link
        className={`${styles.link} ${item.needsAnswer ? styles.unanswered : ''}`}
        to={`/office/inbox/${item._id}${query}`}
        aria-current={isOpen ? 'true' : undefined}
      >
        <span className={styles.first}>
          <span className={styles.name} title={name}>
            {item.needsAnswer && <span className="visually-hidden">Unanswered: </span>}
            {name}
          </span>
          {item.respondBy !== null && item.needsAnswer ? (
            <TimeLeftBadge respondBy={item.respondBy} now={now} />
          ) : (
            <span className={styles.when}>
              <ShortTime iso={item.lastAt} />
            </span>
          )}
        </span>
        <span className={styles.excerpt} title={item.excerpt}>
          {item.lastKind === 'out' && 'School: '}
          {item.lastKind === 'note' && 'Note: '}
          {item.excerpt}
        </span>
        <span className={styles.about} title={about}>
          {about}
        </span>
      </Link>
    </li>
  );
}

/** The third line of a row. */
function aboutWords(item: ConversationItem, hasDraft: boolean): string[] {
  return [
    ...(hasDraft ? ['Draft'] : []),
    kindWords[item.kind],
    ...(item.childName === null ? [] : [item.childName]),
    ...(item.course === null ? [] : [item.course.name]),
    ...(item.status === 'open' ? [] : [statusWords[item.status]]),
    ...(item.snoozedUntil === null ? [] : ['Snoozed']),
    ...(item.assignee === null ? [] : [item.assignee.name]),
  ];
}
