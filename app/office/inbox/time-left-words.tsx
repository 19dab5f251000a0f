import type { ConversationItem } from '#contract/school/conversation.ts';
import { timeLeft } from './time-left.ts';
import { mailProblemWords } from './words.ts';
import styles from './inbox.module.css';

/** How long the school has to answer, or that a mail did not arrive, in words and in a colour. */
export function TimeLeftWords({ item, now }: { item: ConversationItem; now: number }) {
  if (item.mailProblem !== null)
    return <span className={`${styles.left} ${styles.late}`}>{mailProblemWords[item.mailProblem]}</span>;
  const left = timeLeft(item, now);
  return left && <span className={`${styles.left} ${styles[left.urgency]}`}>{left.words}</span>;
}
