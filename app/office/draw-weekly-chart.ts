import UPlot from 'uplot';
import { weekText } from './week-text.ts';

interface ChartData {
  /** The first day of each week. */
  starts: readonly string[];
  lines: readonly (readonly number[])[];
  /** The legend: each line has the colour of its entry, and the axes that of the list. */
  colours: HTMLElement;
}

/** Lines are told apart without their colours too. */
const dashes = [[], [8, 4], [2, 4], [12, 4, 2, 4]];

/**
 * Draws the chart, and again when the width of its element changes.
 * @returns a function that removes it
 */
export function drawWeeklyChart(element: HTMLElement, { starts, lines, colours }: ChartData): () => void {
  const colourOf = (of: Element | undefined) => getComputedStyle(of ?? colours).color;
  const { fontFamily } = getComputedStyle(colours);
  const axis = {
    stroke: colourOf(colours),
    font: `14px ${fontFamily}`,
    ticks: { show: false },
    grid: { stroke: colourOf(colours), width: 0.25 },
  };
  const height = 260;
  const chart = new UPlot(
    {
      width: element.clientWidth,
      height,
      legend: { show: false },
      cursor: { show: false },
      scales: { x: { time: false }, y: { range: (_, __, max) => [0, Math.max(4, max)] } },
      series: [
        {},
        ...lines.map((_, index) => ({
          stroke: colourOf(colours.children[index]),
          width: 2,
          dash: dashes[index] ?? [],
          points: { show: false },
        })),
      ],
      axes: [
        {
          ...axis,
          grid: { show: false },
          values: (_, splits) =>
            splits.map((week) => (starts[week] === undefined ? '' : weekText(starts[week]))),
          incrs: [1, 2, 3, 4],
          space: 64,
        },
        { ...axis, incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000], size: 44 },
      ],
    },
    [starts.map((_, week) => week), ...lines.map((line) => [...line])],
    element,
  );
  const observer = new ResizeObserver(() => chart.setSize({ width: element.clientWidth, height }));
  observer.observe(element);
  return () => {
    observer.disconnect();
    chart.destroy();
  };
}
