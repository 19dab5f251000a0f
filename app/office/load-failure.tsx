import { useEffect } from 'react';
import { Button } from '#app/ui/form/button.tsx';
import { toast } from '#app/ui/page/toast.tsx';
import styles from './load-failure.module.css';

interface LoadFailureProps {
  words: string;
  /** The words of the toast, if they are others. */
  toastWords?: string | undefined;
  /** The heading, which gets the focus because the pressed button disappears. */
  headingId: string;
  onRetry: () => void;
}

/** Stands in place of data that could not be loaded, and says so with a toast as well. */
export function LoadFailure({ words, toastWords = words, headingId, onRetry }: LoadFailureProps) {
  useEffect(() => toast.error(toastWords), [toastWords]);
  function retry() {
    document.getElementById(headingId)?.focus();
    onRetry();
  }
  return (
    <div className={styles.failure}>
      <p>{words}</p>
      <Button onClick={retry}>Try again</Button>
    </div>
  );
}
