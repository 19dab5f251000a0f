import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { atMost } from './at-most.ts';

test('runs at most three jobs at the same time, in their order, also after failures', async () => {
  const limited = atMost(3);
  const started: number[] = [];
  let running = 0;
  let most = 0;
  const jobs = Array.from({ length: 20 }, (_, index) =>
    limited(async () => {
      started.push(index);
      running += 1;
      most = Math.max(most, running);
      await setImmediate();
      running -= 1;
      if (index % 4 === 0) throw new Error('failed');
      return index;
    }),
  );
  const results = await Promise.allSettled(jobs);
  expect(most).toBe(3);
  expect(started).toEqual(Array.from({ length: 20 }, (_, index) => index));
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(5);
});
