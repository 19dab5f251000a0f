import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { detectClockChanges } from './clock.ts';

const minute = 60_000;

beforeEach(() => vi.useFakeTimers({ toFake: ['Date', 'performance'] }));
afterEach(() => vi.useRealTimers());

const setClock = (minutes: number) => vi.setSystemTime(Date.now() + minutes * minute);

test.each([
  [6, true],
  [-6, true],
  [4, false],
  [-4, false],
])('a clock that was set by %i minutes: %s', (minutes, wasSet) => {
  const watch = detectClockChanges();
  vi.advanceTimersByTime(90 * minute);
  setClock(minutes);
  expect(watch()).toBe(wasSet);
});

test('reports a change once, and reports none when only time passes', () => {
  const watch = detectClockChanges();
  vi.advanceTimersByTime(5 * 60 * minute);
  expect(watch()).toBe(false);
  setClock(120);
  expect([watch(), watch()]).toEqual([true, false]);
});
