const hour = 60 * 60 * 1000;

/**
 * Watches for a clock that is set while the process runs: the process's own count of milliseconds is never set.
 * @returns tells whether the clock was moved by more than an hour since the last call, or since the start
 */
export function detectClockChanges(): () => boolean {
  const difference = () => Date.now() - performance.now();
  let last = difference();
  return () => {
    const current = difference();
    const wasSet = Math.abs(current - last) > hour;
    last = current;
    return wasSet;
  };
}
