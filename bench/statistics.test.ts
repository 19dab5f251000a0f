import { expect, test } from 'vitest';
import type { Figure } from './figure.ts';
import { isMet, p99, ratioOf, summaryOf } from './statistics.ts';

const series = (...samples: number[]) => ({ name: 'this site', samples });
const figure = (changes: Partial<Figure>): Figure => ({
  group: 'server',
  name: 'GET /',
  unit: 'requests/s',
  ours: series(80, 90, 100),
  ...changes,
});

test('the summary has the median and the quartiles, interpolated between samples', () => {
  expect(summaryOf([4, 1, 3, 2])).toEqual({ median: 2.5, low: 1.75, high: 3.25 });
  expect(summaryOf([7])).toEqual({ median: 7, low: 7, high: 7 });
});

test('the 99th percentile is near the largest of a hundred values', () => {
  expect(p99(Array.from({ length: 101 }, (_, index) => index))).toBe(99);
});

test('the ratio compares samples of the same round, so that a slow round does not change it', () => {
  expect(ratioOf({ ours: series(10, 1, 10), anchor: series(20, 2, 20) })).toBe(0.5);
});

test('the ratio compares medians when the numbers of samples differ', () => {
  expect(ratioOf({ ours: series(10), anchor: series(20, 40, 60) })).toBe(0.25);
  expect(ratioOf({ ours: series(10) })).toBeUndefined();
});

test.each<[string, Partial<Figure>, boolean | undefined]>([
  ['a ratio above its minimum', { anchor: series(100, 100, 100), target: { atLeast: 0.9 } }, true],
  ['a ratio below its minimum', { anchor: series(100, 100, 100), target: { atLeast: 0.95 } }, false],
  ['a ratio above its maximum', { anchor: series(30, 30, 30), target: { atMost: 2 } }, false],
  ['a median without an anchor', { target: { atMost: 90 } }, true],
  ['a figure without a target', {}, undefined],
  ['a figure without samples', { ours: series(), target: { atMost: 90 } }, false],
])('whether the target is met by %s', (_, changes, expected) => {
  expect(isMet(figure(changes))).toBe(expected);
});
