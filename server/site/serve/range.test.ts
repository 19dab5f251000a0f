import { describe, expect, test } from 'vitest';
import { parseRange } from './range.ts';

describe('a range', () => {
  test.each([
    [undefined, undefined],
    ['', undefined],
    ['bytes=', undefined],
    ['bytes=-', undefined],
    ['items=0-1', undefined],
    ['bytes=0-1,3-4', undefined],
    ['bytes=5-4', undefined],
    ['bytes=a-b', undefined],
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=2-5', { start: 2, end: 5 }],
    ['bytes=2-', { start: 2, end: 9 }],
    ['bytes=0-99', { start: 0, end: 9 }],
    ['bytes=-3', { start: 7, end: 9 }],
    ['bytes=-99', { start: 0, end: 9 }],
    ['bytes=10-', null],
    ['bytes=10-12', null],
    ['bytes=-0', null],
  ])('%j of ten bytes is %j', (header, range) => {
    expect(parseRange(header, 10)).toEqual(range);
  });

  test('of an empty file is outside it', () => {
    expect([parseRange('bytes=0-', 0), parseRange('bytes=-5', 0)]).toEqual([null, null]);
  });
});
