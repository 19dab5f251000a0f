/** Milliseconds by which Asia/Kolkata, the school's time zone, is ahead of UTC. It has no summer time. */
export const schoolOffsetMs = 5.5 * 3_600_000;

/** The calendar day at the school, yyyy-mm-dd. */
export const schoolDay = (now: Date): string =>
  new Date(now.getTime() + schoolOffsetMs).toISOString().slice(0, 10);
