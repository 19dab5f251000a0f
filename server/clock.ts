/**
 * Seconds by which the clock of another instance may be ahead of this one. A later date was written while the clock of
 * this machine was wrong.
 */
export const clockTolerance = 5 * 60;
