import { useEffect, useRef } from 'react';

/** Runs a task regularly while the page is visible, and at once when it is visible or online again. */
export function useRegularly(task: () => void, milliseconds: number): void {
  const latest = useRef(task);
  useEffect(() => {
    latest.current = task;
  });
  useEffect(() => {
    const run = () => {
      if (document.visibilityState === 'visible') latest.current();
    };
    const timer = setInterval(run, milliseconds);
    document.addEventListener('visibilitychange', run);
    addEventListener('online', run);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', run);
      removeEventListener('online', run);
    };
  }, [milliseconds]);
}
