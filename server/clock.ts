/**
 * How far ahead of this clock, in seconds, another instance's clock may be. What is dated later was written while the clock was
 * ahead.
 */
export const clockTolerance = 5 * 60;
