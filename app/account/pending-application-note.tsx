import { pendingApplication } from '#app/admission/pending-application.ts';
import { useHydrated } from '#app/ui/hydrated.ts';
import { pendingApplicationNote } from './words.ts';
import styles from './account-page.module.css';

/** Tells visitors who came from the application form that they have to sign in first. */
export function PendingApplicationNote() {
  const isPending = useHydrated() && pendingApplication() !== null;
  if (!isPending) return null;
  return <p className={styles.say}>{pendingApplicationNote}</p>;
}
