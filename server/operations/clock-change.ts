const hour = 60 * 60 * 1000;

/**
 * Detects that the clock is set while the process runs, by comparison with the monotonic clock of the process.
 * @returns a function that returns whether the clock moved by more than an hour since its last call, or since the start
 */
export function detectClockChanges(): () => boolean {
  const readDifference = () => Date.now() - performance.now();
  let last = readDifference();
  return () => {
    const current = readDifference();
    const wasSet = Math.abs(current - last) > hour;
    last = current;
    return wasSet;
  };
}
