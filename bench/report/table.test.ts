import { expect, test } from 'vitest';
import type { Figure } from '../figure.ts';
import { tableOf } from './table.ts';

const figures: Figure[] = [
  {
    group: 'server',
    name: 'GET /',
    unit: 'requests/s',
    ours: { name: 'this site', samples: [6000, 6104, 6200] },
    anchor: { name: 'bare node:http', samples: [23_000, 23_100, 23_200] },
    peers: [{ name: 'another server', samples: [40_000] }],
    target: { atLeast: 0.95 },
  },
  {
    group: 'server',
    name: 'start | later',
    unit: 's',
    ours: { name: 'this site', samples: [0.914] },
    target: { atMost: 1 },
  },
  { group: 'publish', name: 'list', unit: 'ms', ours: { name: '1000 ×', samples: [1.5, 2.5] } },
];

test('a row has median and quartiles, anchor, ratio, target, result and peers', () => {
  const cells = tableOf(figures)
    .split('\n')
    .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()));
  expect(cells[0]?.slice(1, -1)).toEqual([
    'figure',
    'unit',
    'ours',
    'anchor',
    'ratio',
    'target',
    'met',
    'peers',
  ]);
  expect(cells.slice(2).map((row) => row.slice(1, -1))).toEqual([
    [
      'GET /',
      'requests/s',
      '6,104 (6,052–6,152)',
      'bare node:http: 23,100 (23,050–23,150)',
      '0.26',
      '≥ 0.95 ×',
      '**no**',
      'another server: 40,000',
    ],
    [String.raw`start \| later`, 's', '0.914', '', '', '≤ 1', 'yes', ''],
    ['list', 'ms', '1000 ×: 2 (1.75–2.25)', '', '', '', '', ''],
  ]);
});

test('all lines have the same length', () => {
  expect(
    new Set(
      tableOf(figures)
        .split('\n')
        .map((line) => line.length),
    ).size,
  ).toBe(1);
});
