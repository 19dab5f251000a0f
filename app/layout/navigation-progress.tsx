import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import styles from './navigation-progress.module.css';

/** On a faster navigation a screen reader announces only the new page's heading. */
const announceDelayMs = 1000;

/** A progress line at the top while the next page is loading. On a fast network it is neither seen nor announced. */
export function NavigationProgress() {
  const isLoading = useNavigation().state === 'loading';
  return (
    <div className={styles.place} aria-live="polite">
      {isLoading && <ProgressLine />}
    </div>
  );
}

function ProgressLine() {
  const [isAnnounced, setAnnounced] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(true), announceDelayMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      {isAnnounced && <span className="visually-hidden">The page is on its way.</span>}
      <span className={styles.stroke} />
    </>
  );
}
