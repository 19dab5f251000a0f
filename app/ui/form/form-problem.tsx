import { useEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { Icon } from '../picture/icon.tsx';
import { useOnline } from '../page/online.ts';
import styles from './form-problem.module.css';

/** Why the last submit failed, if no single field is the cause: a network error, or a message from the server. */
export type Problem = 'network' | { message: string };

/**
 * Explains below the form why the last submit failed. It stays when the toast disappears. Typed text is kept and sent again
 * only when the visitor presses the button. Screen readers already announced the toast, so here they announce only
 * changes of the connection.
 */
export function FormProblem({ problem }: { problem: Problem }) {
  // The form mounts a new FormProblem for each failed submit, so each one scrolls into view.
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    element.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={element} className={styles.problem}>
      <Icon name="wrong" />
      {problem === 'network' ? <NetworkProblem /> : <p>{problem.message}</p>}
    </div>
  );
}

function NetworkProblem() {
  const isOnline = useOnline();
  const [wasOffline, setWasOffline] = useState(!isOnline);
  useEffect(() => {
    if (!isOnline) setWasOffline(true);
  }, [isOnline]);
  const cause = wasOffline ? 'You are online again.' : 'We could not be reached.';
  return (
    <div>
      <output>
        {isOnline
          ? `${cause} What you typed is still here.`
          : 'There is no internet connection now. What you typed stays here, and you can send it when you are online again.'}
      </output>
      {isOnline && (
        <Button type="submit" className={styles.again}>
          Send again
        </Button>
      )}
    </div>
  );
}
