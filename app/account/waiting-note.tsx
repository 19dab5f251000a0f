import { waitingApplication } from '#app/admission/waiting-application.ts';
import { useHydrated } from '#app/ui/hydrated.ts';
import styles from './account-page.module.css';

/** Says to who came from the admission form that the way leads back to it. */
export function WaitingNote() {
  const isWaiting = useHydrated() && waitingApplication() !== null;
  if (!isWaiting) return null;
  return (
    <p className={styles.say}>Your application waits. Once you are signed in, you go on where you were.</p>
  );
}
