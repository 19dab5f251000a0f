import type { Figure, Series } from '../figure.ts';

/**
 * The largest size compared with the smallest; the sizes between them are only shown.
 * @param series one for each size, the smallest first
 */
export function bySize(series: readonly Series[]): Pick<Figure, 'ours' | 'anchor' | 'peers'> {
  const [smallest, largest] = [series.at(0), series.at(-1)];
  if (smallest === undefined || largest === undefined) throw new Error('No size was measured.');
  return { ours: largest, anchor: smallest, peers: series.slice(1, -1) };
}
