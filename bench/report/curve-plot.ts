import type { Curve } from '../figure.ts';
import { numberText } from './number-text.ts';
import { logTicks, linearTicks } from './ticks.ts';
import { element, seriesClass, svgFile, textElement } from './svg.ts';

const [width, height] = [860, 380];
const area = { left: 80, right: 640, top: 60, bottom: 320 };
/** The lines differ by their dashes too, for readers who cannot tell the colours apart. */
const dashes = ['none', '8 4', '2 3', '10 3 2 3', '5 5'];

/** A plot of a curve with axes. The x axis is logarithmic when its largest value is at least 50 times the smallest. */
export function curvePlot({ name, xLabel, yLabel, lines }: Curve): string {
  const points = lines.flatMap((line) => line.points);
  const xs = points.map(({ x }) => x);
  const [smallest, largest] = [Math.min(...xs), Math.max(...xs)];
  const isLog = smallest > 0 && largest / smallest >= 50;
  const xTicks = isLog ? logTicks(smallest, largest) : linearTicks(largest);
  const yTicks = linearTicks(Math.max(...points.map(({ y }) => y)));
  const share = (value: number, [first = 0, last = 1]: readonly number[]) =>
    (value - first) / (last - first || 1);
  const ends = (ticks: readonly number[]) => [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  const xShare = (value: number) =>
    isLog ? share(Math.log(value), ends(xTicks).map(Math.log)) : share(value, ends(xTicks));
  const px = (value: number) => area.left + xShare(value) * (area.right - area.left);
  const py = (value: number) => area.bottom - share(value, ends(yTicks)) * (area.bottom - area.top);

  const grid = [
    ...yTicks.flatMap((tick) => [
      element('line', { class: 'grid', x1: area.left, x2: area.right, y1: py(tick), y2: py(tick) }),
      textElement(numberText(tick), {
        class: 'small',
        x: area.left - 8,
        y: py(tick) + 4,
        'text-anchor': 'end',
      }),
    ]),
    ...xTicks.flatMap((tick) => [
      element('line', { class: 'axis', x1: px(tick), x2: px(tick), y1: area.bottom, y2: area.bottom + 5 }),
      textElement(numberText(tick), {
        class: 'small',
        x: px(tick),
        y: area.bottom + 20,
        'text-anchor': 'middle',
      }),
    ]),
    element('line', { class: 'axis', x1: area.left, x2: area.right, y1: area.bottom, y2: area.bottom }),
    element('line', { class: 'axis', x1: area.left, x2: area.left, y1: area.top, y2: area.bottom }),
    textElement(xLabel, { x: (area.left + area.right) / 2, y: area.bottom + 44, 'text-anchor': 'middle' }),
    textElement(yLabel, { x: 16, y: area.top - 16 }),
  ];
  const drawn = lines.flatMap((line, index) => {
    const path = line.points
      .map(({ x, y }) => `${Number(px(x).toFixed(1))},${Number(py(y).toFixed(1))}`)
      .join(' ');
    const legend = area.top + 10 + index * 22;
    const dash = dashes[index % dashes.length] ?? 'none';
    return [
      element('polyline', { class: `${seriesClass(index)} line`, points: path, 'stroke-dasharray': dash }),
      ...line.points.map(({ x, y }) =>
        element('circle', { class: seriesClass(index), cx: px(x), cy: py(y), r: 3 }),
      ),
      element('line', {
        class: `${seriesClass(index)} line`,
        x1: area.right + 16,
        x2: area.right + 46,
        y1: legend,
        y2: legend,
        'stroke-dasharray': dash,
      }),
      textElement(line.name, { x: area.right + 54, y: legend + 4 }),
    ];
  });
  const values = lines.map(
    (line) =>
      `${line.name}: ${line.points.map(({ x, y }) => `${numberText(y)} at ${numberText(x)}`).join(', ')}.`,
  );
  const description = `${yLabel} by ${xLabel}. ${values.join(' ')}`;
  return svgFile(
    { width, height, title: name, description },
    textElement(name, { class: 'heading', x: 16, y: 20 }),
    ...grid,
    ...drawn,
  );
}
