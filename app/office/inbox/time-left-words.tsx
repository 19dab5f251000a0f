import type { ConversationItem } from '#contract/school/conversation.ts';
import { timeLeft } from './time-left.ts';
import styles from './inbox.module.css';

/** How long the school has to answer, in words and in a colour. */
export function TimeLeftWords({ item, now }: { item: ConversationItem; now: number }) {
  const left = timeLeft(item, now);
  return left && <span className={`${styles.left} ${styles[left.urgency]}`}>{left.words}</span>;
}
