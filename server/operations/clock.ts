/** Seconds by which the clocks of two instances may differ. What has a later date was stored while the clock was ahead. */
export const clockTolerance = 5 * 60;

/** After a longer gap between two checks either the clock was set or the site was off; the server cannot know which. */
const maxGap = 7 * 24 * 60 * 60;

/**
 * Whether the clock can be trusted: it was not set, and follows the last trusted reading by a plausible time. The maintenance asks at the
 * start, every hour, and within a minute after the clock was set, and repairs stored times, on which everything else relies. The order of editions and
 * of the audit log does not depend on the clock.
 * @param wasSet whether the clock was set since the last check
 */
export function isClockTrusted(now: Date, lastSeen: Date | null, wasSet = false): boolean {
  if (wasSet) return false;
  if (lastSeen === null) return true;
  const gap = (now.getTime() - lastSeen.getTime()) / 1000;
  return gap >= -clockTolerance && gap <= maxGap;
}

/**
 * Detects that the clock is set while the process runs, by comparison with the monotonic clock of the process.
 * @returns a function that returns whether the clock moved by more than the tolerance since its last call, or since the start
 */
export function detectClockChanges(): () => boolean {
  const readDifference = () => (Date.now() - performance.now()) / 1000;
  let last = readDifference();
  return () => {
    const current = readDifference();
    const wasSet = Math.abs(current - last) > clockTolerance;
    last = current;
    return wasSet;
  };
}
