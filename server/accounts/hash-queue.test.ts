import { expect, test } from 'vitest';
import { CallFailure } from '#server/http/failure.ts';
import { inTurn } from './hash-queue.ts';

/** Work that ends when it is told to. */
function openWork() {
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const begin = (index: number) =>
    inTurn(
      () =>
        new Promise<number>((resolve) => {
          begun.push(index);
          ends.push(() => resolve(index));
        }),
    );
  return { begun, begin, end: () => ends.shift()?.() };
}

test('two run at once, the others in the order they came', async () => {
  const { begun, begin, end } = openWork();
  const all = [1, 2, 3, 4, 5].map(begin);
  expect(begun).toEqual([1, 2]);
  for (const wanted of [
    [1, 2, 3],
    [1, 2, 3, 4],
    [1, 2, 3, 4, 5],
  ]) {
    end();
    await expect.poll(() => begun).toEqual(wanted);
  }
  end();
  end();
  expect(await Promise.all(all)).toEqual([1, 2, 3, 4, 5]);
});

test('one that fails makes room like any other', async () => {
  const failing = () => Promise.reject(new Error('no'));
  const outcomes = await Promise.allSettled([failing, failing, failing, async () => 4].map(inTurn));
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected', 'fulfilled']);
});

test('who comes behind a hundred is asked to try again, and the hundred are served', async () => {
  const { begun, begin, end } = openWork();
  const all = Array.from({ length: 102 }, (_, index) => begin(index));
  const refused = await begin(102).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(CallFailure);
  expect(refused).toMatchObject({ status: 503, headers: { 'retry-after': '20' } });
  for (let index = 0; index < 102; index += 1) {
    await expect.poll(() => begun.length).toBeGreaterThan(index);
    end();
  }
  expect(await Promise.all(all)).toHaveLength(102);
});
