import { waitingNote } from '#content/account.ts';
import { waitingApplication } from '#app/admission/waiting-application.ts';
import { useHydrated } from '#app/ui/hydrated.ts';
import styles from './account-page.module.css';

/** Says what to do first to somebody who came from the admission form. */
export function WaitingNote() {
  const isWaiting = useHydrated() && waitingApplication() !== null;
  if (!isWaiting) return null;
  return <p className={styles.say}>{waitingNote}</p>;
}
