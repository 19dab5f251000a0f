import type { Figure } from './figure.ts';

/** The value below which a share of the sorted values lies, interpolated between neighbours. */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const position = (sorted.length - 1) * share;
  const below = sorted[Math.floor(position)] ?? Number.NaN;
  const above = sorted[Math.ceil(position)] ?? Number.NaN;
  return below + (above - below) * (position - Math.floor(position));
}

/** The value that 99 of 100 samples do not exceed. */
export const p99 = (values: readonly number[]): number => quantile(values, 0.99);

export interface Summary {
  median: number;
  /** The first and the third quartile: half of all samples lie between them. */
  low: number;
  high: number;
}

/** The median and the spread of samples. NaN without samples. */
export const summaryOf = (samples: readonly number[]): Summary => ({
  median: quantile(samples, 0.5),
  low: quantile(samples, 0.25),
  high: quantile(samples, 0.75),
});

/**
 * Our value divided by the anchor's; undefined without an anchor. The samples of one round are compared with each other,
 * because what else the machine does changes from round to round and slows both.
 */
export function ratioOf({ ours, anchor }: Pick<Figure, 'ours' | 'anchor'>): number | undefined {
  if (anchor === undefined) return undefined;
  if (ours.samples.length !== anchor.samples.length)
    return summaryOf(ours.samples).median / summaryOf(anchor.samples).median;
  return summaryOf(ours.samples.map((sample, round) => sample / (anchor.samples[round] ?? Number.NaN)))
    .median;
}

/** Whether a figure meets its target; undefined when it has none. */
export function isMet(figure: Figure): boolean | undefined {
  if (figure.target === undefined) return undefined;
  const value = ratioOf(figure) ?? summaryOf(figure.ours.samples).median;
  return 'atMost' in figure.target ? value <= figure.target.atMost : value >= figure.target.atLeast;
}
