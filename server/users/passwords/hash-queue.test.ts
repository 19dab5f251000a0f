import { expect, test } from 'vitest';
import { HttpError } from '#server/http/http-error.ts';
import type { Requester } from '#server/http/requester.ts';
import { inTurn } from './hash-queue.ts';

const from = (network: string, isKnown = false): Requester => ({ network, isKnown });

/** Work that the test ends. */
function openWork() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const startHash = (name: string, requester = from('198.51.100.1')) =>
    inTurn(
      () =>
        new Promise<string>((resolve) => {
          begun.push(name);
          ends.push(() => resolve(name));
        }),
      requester,
    );
  /** Ends the work that started first and waits until the next has started. */
  async function next(): Promise<string | undefined> {
    const count = begun.length;
    ends.shift()?.();
    await expect.poll(() => begun.length).toBe(count + 1);
    return begun.at(-1);
  }
  async function endAll(all: Promise<unknown>[]): Promise<void> {
    let isDone = false;
    const settled = Promise.allSettled(all).then(() => (isDone = true));
    while (!isDone) {
      ends.shift()?.();
      await Promise.race([settled, Promise.resolve()]);
    }
  }
  return { begun, startHash, next, endAll };
}

test('runs two at a time, and requests of one network in their order', async () => {
  const { begun, startHash, next, endAll } = openWork();
  const all = ['1', '2', '3', '4', '5'].map((name) => startHash(name));
  expect(begun).toEqual(['1', '2']);
  expect([await next(), await next(), await next()]).toEqual(['3', '4', '5']);
  await endAll(all);
  expect(await Promise.all(all)).toEqual(['1', '2', '3', '4', '5']);
});

test('starts the next work after one that fails', async () => {
  const failing = () => Promise.reject(new Error('no'));
  const works = [failing, failing, failing, async () => 4];
  const outcomes = await Promise.allSettled(works.map((work) => inTurn(work)));
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected', 'fulfilled']);
});

test('rejects the request after a hundred waiting ones of its network with 503', async () => {
  const { startHash, endAll } = openWork();
  const all = Array.from({ length: 102 }, (_, index) => startHash(String(index)));
  const refused = await startHash('102').catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(HttpError);
  expect(refused).toMatchObject({ status: 503, headers: { 'retry-after': '20' }, isWrongGuess: false });
  await endAll(all);
  expect(await Promise.all(all)).toHaveLength(102);
});

test('rejects requests of a flooding network first, and serves other networks in turn', async () => {
  const { startHash, next, endAll } = openWork();
  const flood = Array.from({ length: 102 }, (_, index) => startHash(`flood ${index}`));
  const outcome = flood.at(-1)?.catch((error: unknown) => error);
  const parent = startHash('parent', from('203.0.113.5'));
  expect(await outcome).toMatchObject({ status: 503 });
  expect([await next(), await next()]).toContain('parent');
  await endAll([...flood, parent]);
  expect(await parent).toBe('parent');
});

test('serves known browsers before strangers without blocking them', async () => {
  const { begun, startHash, next, endAll } = openWork();
  const strangers = Array.from({ length: 102 }, (_, index) =>
    startHash(`${index}`, from(`192.0.2.${index}`)),
  );
  const known = Array.from({ length: 8 }, () => startHash('known', from('203.0.113.5', true)));
  expect(await next()).toBe('known');
  for (let turn = 0; turn < 9; turn += 1) await next();
  expect(begun.slice(2).filter((name) => name !== 'known')).toHaveLength(2);
  await endAll([...strangers, ...known]);
  expect((await Promise.all(strangers)).length).toBe(102);
});
