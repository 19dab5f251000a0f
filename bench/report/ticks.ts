/** Powers of ten from just below the smallest value to just above the largest. */
export function logTicks(smallest: number, largest: number): number[] {
  const first = Math.floor(Math.log10(smallest));
  const last = Math.ceil(Math.log10(largest));
  return Array.from({ length: last - first + 1 }, (_, index) => 10 ** (first + index));
}

/** Four to ten round numbers from zero to just above the largest value, in steps of 1, 2 or 5 times a power of ten. */
export function linearTicks(largest: number): number[] {
  if (largest <= 0) return [0, 1];
  const power = 10 ** Math.floor(Math.log10(largest / 4));
  const step = [1, 2, 5, 10].map((factor) => factor * power).findLast((step) => step <= largest / 4) ?? power;
  return Array.from({ length: Math.ceil(largest / step) + 1 }, (_, index) => index * step);
}
