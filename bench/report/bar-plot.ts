import type { Figure, Series } from '../figure.ts';
import { summaryOf } from '../statistics.ts';
import { numberText } from './number-text.ts';
import { element, seriesClass, svgFile, textElement } from './svg.ts';
import { targetText } from './table.ts';

const width = 860;
/** Left edge and longest length of the bars; names are on their left, values on their right. */
const barLeft = 250;
const barLength = 430;
const barHeight = 14;
const rowHeight = 22;
const headingHeight = 26;
const gap = 14;

const round = (value: number) => Number(value.toFixed(1));

const seriesOf = ({ ours, anchor, peers = [] }: Figure): Series[] => [
  ours,
  ...(anchor ? [anchor] : []),
  ...peers,
];

/** The value that our bar must reach or must not exceed, in the unit of the bars. */
function limitOf({ target, anchor }: Figure): number | undefined {
  if (target === undefined) return undefined;
  const limit = 'atMost' in target ? target.atMost : target.atLeast;
  return anchor === undefined ? limit : limit * summaryOf(anchor.samples).median;
}

const heightOf = (figure: Figure) => headingHeight + seriesOf(figure).length * rowHeight + gap;

/** The bars of one figure, with a line for the spread of the samples and a dashed line for the target. */
function panel(figure: Figure, top: number): string {
  const series = seriesOf(figure).map(({ name, samples }) => Object.assign(summaryOf(samples), { name }));
  const limit = limitOf(figure);
  const largest = Math.max(limit ?? 0, ...series.map(({ high }) => high)) || 1;
  const x = (value: number) => barLeft + (value / largest) * barLength;
  const target = targetText(figure);
  const heading = `${figure.name}, ${figure.unit}${target === '' ? '' : ` (target ${target})`}`;
  const bars = series.flatMap(({ name, median, low, high }, index) => {
    const y = top + headingHeight + index * rowHeight;
    // Below the bar, where it has enough contrast.
    const below = y + barHeight + 3;
    return [
      textElement(name, { x: barLeft - 8, y: y + 11, 'text-anchor': 'end' }),
      element('rect', {
        class: seriesClass(index),
        x: barLeft,
        y,
        width: x(median) - barLeft,
        height: barHeight,
      }),
      element('path', { class: 'spread', d: `M${round(x(low))} ${below - 2}v4m0-2H${round(x(high))}m0-2v4` }),
      textElement(numberText(median), { x: x(median) + 8, y: y + 11 }),
    ];
  });
  const bottom = top + heightOf(figure) - gap;
  const line =
    limit === undefined
      ? []
      : [
          element('line', {
            class: 'target',
            x1: x(limit),
            x2: x(limit),
            y1: top + headingHeight - 4,
            y2: bottom,
          }),
        ];
  return [textElement(heading, { class: 'heading', x: 16, y: top + 14 }), ...bars, ...line].join('');
}

/** A plot with the bars of several figures, each on its own scale. */
export function barPlot(title: string, figures: readonly Figure[]): string {
  const tops = figures.map((_, index) =>
    figures.slice(0, index).reduce((sum, figure) => sum + heightOf(figure), gap),
  );
  const height = figures.reduce((sum, figure) => sum + heightOf(figure), 2 * gap);
  const description = figures
    .map((figure) => {
      const values = seriesOf(figure).map(
        ({ name, samples }) => `${name} ${numberText(summaryOf(samples).median)}`,
      );
      return `${figure.name}, ${figure.unit}: ${values.join(', ')}.`;
    })
    .join(' ');
  return svgFile(
    { width, height, title, description },
    ...figures.map((figure, index) => panel(figure, tops[index] ?? 0)),
  );
}
