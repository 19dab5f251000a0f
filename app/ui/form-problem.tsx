import { useEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { useOnline } from './online.ts';
import styles from './form-problem.module.css';

/** Why the last try came to nothing when no single field is to blame: nobody was reached, or what the server said. */
export type Problem = 'unreached' | { said: string };

/**
 * Stays below the form when the toast has gone. What was typed is kept, and is only ever sent by a press. The toast has
 * been read out already, so only the connection's return is announced.
 */
export function FormProblem({ problem }: { problem: Problem }) {
  // Every try has a problem of its own, so it comes into view each time.
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={place} className={styles.problem}>
      <Icon name="wrong" />
      {problem === 'unreached' ? <Unreached /> : <p>{problem.said}</p>}
    </div>
  );
}

function Unreached() {
  const isOnline = useOnline();
  const [wasOffline, setWasOffline] = useState(!isOnline);
  useEffect(() => {
    if (!isOnline) setWasOffline(true);
  }, [isOnline]);
  const back = wasOffline ? 'You are online again.' : 'We could not be reached.';
  return (
    <div>
      <output>
        {isOnline
          ? `${back} What you typed is still here.`
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
