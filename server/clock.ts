/**
 * Seconds that the clock of another instance may be ahead of this one. Data with a later date was written while the clock
 * was ahead.
 */
export const clockTolerance = 5 * 60;
