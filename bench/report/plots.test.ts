import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Curve, Figure } from '../figure.ts';
import { barPlot } from './bar-plot.ts';
import { curvePlot } from './curve-plot.ts';
import { linearTicks, logTicks } from './ticks.ts';

const figures: Figure[] = [
  {
    group: 'server',
    name: 'GET / with <br> & "quotes"',
    unit: 'requests/s',
    ours: { name: 'this site', samples: [900, 1000] },
    anchor: { name: 'bare node:http', samples: [2000, 2100] },
    peers: [{ name: 'nginx', samples: [0] }],
    target: { atLeast: 0.95 },
  },
  {
    group: 'server',
    name: 'other replies',
    unit: 'replies',
    ours: { name: 'this site', samples: [0] },
    target: { atMost: 0 },
  },
];
const points = [1, 10, 100, 1000].map((x) => ({ x, y: x / 100 }));
const curve: Curve = {
  group: 'growth',
  name: 'the user list',
  xLabel: 'users',
  yLabel: 'ms',
  lines: [
    { name: 'SQLite', points },
    { name: 'PostgreSQL', points: points.slice(1) },
  ],
};

describe.each([
  ['bars', barPlot('Figures of the server', figures), 'Figures of the server', 'this site 950'],
  ['curves', curvePlot(curve), 'the user list', 'SQLite: 0.01 at 1'],
])('the plot with %s', (_, svg, title, value) => {
  test('is a well-formed picture', async () => {
    const { format, width } = await sharp(Buffer.from(svg)).metadata();
    expect([format, width]).toEqual(['svg', 860]);
  });

  test('has a title, and a description with the values', () => {
    expect(svg).toContain('role="img" aria-labelledby="title description"');
    expect(svg).toContain(`<title id="title">${title}</title>`);
    expect(/<desc id="description">(.*?)<\/desc>/.exec(svg)?.[1]).toContain(value);
  });

  test('has colours for dark pages and no number that is not finite', () => {
    expect(svg).toContain('@media (prefers-color-scheme: dark)');
    expect(svg).not.toMatch(/NaN|Infinity|undefined/);
  });
});

test('the ticks of an axis are round numbers around the values', () => {
  expect(linearTicks(87)).toEqual([0, 20, 40, 60, 80, 100]);
  expect(linearTicks(0.4)).toEqual([0, 0.1, 0.2, 0.30000000000000004, 0.4]);
  expect(linearTicks(0)).toEqual([0, 1]);
  expect(logTicks(1, 5000)).toEqual([1, 10, 100, 1000, 10_000]);
});
