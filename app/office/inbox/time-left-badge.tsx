import { timeLeft } from './time-left.ts';
import styles from './inbox.module.css';

/** How long the school has to answer, in words and in a colour. */
export function TimeLeftBadge({ respondBy, now }: { respondBy: string; now: number }) {
  const { urgency, words } = timeLeft(respondBy, now);
  return <span className={`${styles.badge} ${styles[urgency]}`}>{words}</span>;
}
